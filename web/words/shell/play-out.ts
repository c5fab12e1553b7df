/** Playing out a decided match. */
export const playOut = {
  label: 'Play it out',
  won: 'As far as a bot can tell, this is as good as won.',
  lost: 'As far as a bot can tell, this is as good as lost.',
  play: 'Play it out for me',
  later: 'Play on',
  playing: 'A bot plays your side to the end.',
  stop: 'Let me play again',
  onePerson: 'A bot can play out your side only if you are the only person in the match.',
};
