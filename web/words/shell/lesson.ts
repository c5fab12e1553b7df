/** The lessons. */
export const learn = {
  title: (game: string) => `Learn ${game}`,
  offer: 'New here? The lesson plays a short match with you',
  step: (at: number, of: number) => `Part ${at} of ${of}`,
  next: 'Go on',
  goOn: (lesson: string) => `Next lesson: ${lesson}`,
  restart: 'From the beginning',
  finish: 'Play a match',
  read: 'Read this part, then go on.',
  notThat: 'That is a legal move, but the lesson asks for something else:',
  none: 'There is no lesson for this game yet. Its rules are in the rulebook.',
  done: 'That was the lesson.',
  script: 'lesson',
};
