// The worker that reviews a finished match. The match is over, so nothing in it is secret any more, but the judging bot
// still gets only views.

import { review } from '@marchlands/bots/review/review.ts';
import { parseJson } from '@marchlands/core/json.ts';
import { fromJSON } from '@marchlands/core/match/store.ts';
import { isRecord, messageOf } from '@marchlands/core/result.ts';
import { loadGame } from '@marchlands/games/index.ts';
import { startLanguage } from '../../words/language.ts';
import type { ReviewCall, ReviewMessage } from './protocol.ts';

/** The smallest reported progress, as a share of the whole. */
const STEP = 0.01;

function post(message: ReviewMessage): void {
  self.postMessage(message);
}

async function reviewMatch({ match: text, milliseconds, language }: ReviewCall): Promise<void> {
  await startLanguage(language);
  const json = parseJson(text);
  if (!json.ok) throw new Error(json.problem.message);
  const header = isRecord(json.value) && isRecord(json.value['header']) ? json.value['header'] : {};
  const game = await loadGame(String(header['game']));
  if (!game.ok) throw new Error(game.problem.message);
  const match = fromJSON(game.value, json.value);
  if (!match.ok) throw new Error(match.problem.message);
  const going = review(match.value, { time: { milliseconds, clock: () => performance.now() } });
  let told = 0;
  for (;;) {
    const { done, value } = going.next();
    if (done === true) {
      post({ kind: 'reviewed', review: value });
      return;
    }
    if (value - told < STEP) continue;
    told = value;
    post({ kind: 'progress', progress: value });
  }
}

self.onmessage = ({ data }: MessageEvent<ReviewCall>) => {
  reviewMatch(data).catch((error: unknown) => {
    post({ kind: 'failed', message: messageOf(error) });
  });
};
