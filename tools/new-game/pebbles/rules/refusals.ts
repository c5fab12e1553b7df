/** Why a move is refused. */
export type Refusal = 'unknownMove' | 'matchOver' | 'notYourTurn' | 'tooMany' | 'heapTooSmall';
