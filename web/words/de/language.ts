import type { Language } from '@marchlands/core/language.ts';
import { address } from './address.ts';
import { credits } from './credits.ts';
import { devices } from './devices.ts';
import { editor } from './editor.ts';
import { entries } from './entries.ts';
import { events } from './events.ts';
import { figures, percents, places } from './figures.ts';
import { levels } from './levels.ts';
import { local } from './local.ts';
import { match } from './match.ts';
import { online } from './online.ts';
import { refusals } from './refusals.ts';
import { remote } from './remote.ts';
import { seats } from './seats.ts';
import { shell } from './shell.ts';
import { workshop } from './workshop.ts';

/** Deutsch: was die Hülle der Spiele sagt, nach den Namen der Kataloge. */
export const language: Language = {
  ...entries,
  shell,
  address,
  seats,
  levels,
  local,
  match,
  online,
  events,
  refusals,
  remote,
  devices,
  workshop,
  editor,
  figures,
  percents,
  places,
  credits,
};
