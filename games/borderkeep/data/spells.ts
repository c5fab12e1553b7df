/** BK-55 to BK-60: the spells by die, in the order of the table. */
export const SPELL_NAMES: readonly string[] = [
  ...['', 'Elemental Blast', 'Ensorcell', 'Defense', 'Heal', 'Summon Minion', 'Death'],
];
export const ENSORCELL_SPELL = 2;
export const DEFENSE = 3;
export const HEAL_SPELL = 4;
export const SUMMON = 5;
/** The caster's gain this segment, by spell. */
export const SPELL_INIT: readonly number[] = [0, 5, 0, 0, 0, 0, 0];
export const SPELL_DICE: readonly number[] = [0, 3, 0, 0, 0, 0, 7];
export const DEFENSE_HITS = 3;
export const HEALED_HITS = 3;
