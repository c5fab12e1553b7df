import type { Language } from '@marchlands/core/language.ts';
import { devices } from './devices.ts';
import { online } from './online.ts';
import { remote } from './remote.ts';
import { shell } from './shell.ts';
import { workshop } from './workshop.ts';

/** Deutsch: was die Hülle der Spiele sagt, nach den Namen der Kataloge. */
export const language: Language = { shell, online, remote, devices, workshop };
