/** Words for ending each step: on buttons and in hints. */
export const ENDS: { readonly [step: string]: string | undefined } = {
  action: 'End the turn',
  special: 'End building',
  freeRoad: 'No second road',
  smith: 'No second knight',
  relay: 'Lay no road',
  station: 'Place no knight',
  spy: 'Take none',
};
