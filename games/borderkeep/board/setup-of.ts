import { type Setup, setup } from '../setup.ts';

/** The set-up of a table, made once; null where the options are none, which a table never has. */
export function setupOf(options: object, seats: number): Setup | null {
  const made = setup(options, seats);
  return made.ok ? made.value : null;
}
