import book from '../RULES.md?rulebook';

export const rulebook = book;
