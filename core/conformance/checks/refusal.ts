import { isActing, type Seat } from '../../seat.ts';
import { count, fault, type Moment } from '../moment.ts';
import { checkSentence } from './words.ts';

/** Up to this many codes are all tried at every moment; of more, those near legal ones and a random part. */
const ALL_CODES = 1024;
const SAMPLE = 256;

function codesToTry({ game, moves, rng }: Moment): number[] {
  const { size } = game.moveCodec;
  const codes = [-1, -(2 ** 31), size, size + 1, 2 ** 30, 2 ** 31 - 1, 2 ** 40];
  if (size <= ALL_CODES) {
    for (let code = 0; code < size; code += 1) codes.push(code);
    return codes;
  }
  const start = rng.below(size);
  for (let i = 0; i < SAMPLE; i += 1) codes.push(rng.below(size), (start + i) % size);
  for (let i = 0; i < moves.length; i += 1) {
    const code = moves.codes[i];
    codes.push(code, code + 1);
    if (code > 0) codes.push(code - 1);
  }
  return codes;
}

function checkRefusal(moment: Moment, seat: Seat, code: number): void {
  const { game, state, moves, tally, setup } = moment;
  const { size } = game.moveCodec;
  const refusal = game.refusal(state, seat, code);
  const isLegal = moves.has(code);
  const name = (): string => (code >= 0 && code < size ? `"${game.moveCodec.format(code)}" (${code})` : `code ${code}`);
  if (isLegal && refusal !== null)
    fault('refusal', `${name()} of seat ${seat} is in the legal list, but refused: ${refusal}`);
  if (!isLegal && refusal === null)
    fault('refusal', `${name()} of seat ${seat} is not in the legal list, but not refused`);
  if (refusal === null) return;
  const isNew = !tally.refusals.has(refusal);
  count(tally.refusals, refusal);
  if (!isNew && moment.rng.below(64) !== 0) return;
  const move = code >= 0 && code < size ? game.moveCodec.decode(code) : undefined;
  const reason = game.words.refusal(refusal, setup, move);
  checkSentence(`the refusal ${refusal}`, reason.text);
  if (!/^[A-Z]+-\d+$/.test(reason.rule))
    fault('words', `the refusal ${refusal} names no rule id, but "${reason.rule}"`);
}

/** `refusal` is null exactly for the moves in `legal`, for any integer and every seat, acting or not. */
export function refusal(moment: Moment): void {
  const { game, state, actors, moves, seats, rng } = moment;
  const bystander = rng.below(seats.length);
  for (const seat of seats) {
    // One non-acting seat at a time is enough.
    if (!isActing(actors, seat) && seat !== bystander) continue;
    game.legal(state, seat, moves);
    for (const code of codesToTry(moment)) checkRefusal(moment, seat, code);
  }
}
