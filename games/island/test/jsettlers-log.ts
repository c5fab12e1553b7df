/** Lines of JSettlers2's logs, and a log written by hand of two players up to the first roll. */

export const HEADER = 'SOC game event log: type=F, version=2500, created_at=1, now=2, game_name=g';
export const LAYOUT =
  'all:SOCBoardLayout:game=g|hexLayout={ 9 6 66 6 6 4 5 3 10 33 3 2 0 5 6 6 4 1 5 4 2 85 8 3 2 3 1 6 6 5 1 4 100 19 6 12 6 }' +
  '|numberLayout={ -1 -1 -1 -1 -1 6 7 5 -1 -1 9 3 -1 1 -1 -1 8 4 8 2 4 -1 -1 2 1 6 0 -1 -1 5 7 3 -1 -1 -1 -1 -1 }|robberHex=0x79';
export const turn = (player: number, state: number): string =>
  `all:SOCTurn:game=g|playerNumber=${player}|gameState=${state}`;
export const piece = (player: number, type: number, coord: string): string =>
  `all:SOCPutPiece:game=g|playerNumber=${player}|pieceType=${type}|coord=${coord}`;
export const state = (number: number): string => `all:SOCGameState:game=g|state=${number}`;
export const dice = (total: number): string => `all:SOCDiceResult:game=g|param=${total}`;
export const hand = (player: number, ...counts: number[]): string =>
  `p${player}:SOCPlayerElements:game=g|playerNum=${player}|actionType=SET|${counts.map((count, i) => `e${i + 1}=${count}`).join(',')}`;
/** Clay, ore, sheep, wheat, wood. */
export const set = (...counts: number[]): string =>
  ['clay', 'ore', 'sheep', 'wheat', 'wood', 'unknown'].map((name, i) => `${name}=${counts[i] ?? 0}`).join('|');
export const roll = (player: number, total: number): readonly string[] => [turn(player, 15), dice(total), state(20)];

export const SEATED = [
  'all:SOCVersion:2500|str=2.5.00|verBuild=X|feats=;ch;|cliLocale=(null)',
  'all:SOCNewGameWithOptions:game=g|param1=-1|param2=BC=t4,N7=f7,RD=f,PL=4',
  'all:SOCSitDown:game=g|nickname=Cleo|playerNumber=2|robotFlag=true',
  'all:SOCSitDown:game=g|nickname=Ben|playerNumber=3|robotFlag=false',
  'all:SOCSitDown:game=g|nickname=Ann|playerNumber=1|robotFlag=true',
  'all:SOCLeaveGame:nickname=Cleo|host=-|game=g',
  LAYOUT,
];
/** Ben, who begins, then has wheat and wood; Ann has clay, ore and sheep. */
export const PLACED = [
  ...[turn(3, 5), piece(3, 1, 'ba'), state(6), piece(3, 0, 'a9')],
  ...[turn(1, 5), piece(1, 1, '47'), state(6), piece(1, 0, '46')],
  ...[turn(1, 10), piece(1, 1, '96'), state(11), piece(1, 0, '86')],
  ...[turn(3, 10), piece(3, 1, '89'), state(11), piece(3, 0, '88')],
];
export const PLACING = [
  'settle 31',
  'road 31-36',
  'settle 12',
  'road 12-17',
  'settle 40',
  'road 35-40',
  'settle 24',
  'road 24-30',
];
export const logOf = (lines: readonly string[], header = HEADER): string => [header, ...lines].join('\n');
/** A log of a match after the first placements. */
export const log = (...lines: readonly string[]): string => logOf([...SEATED, ...PLACED, ...lines]);
/** Four fours: Ben has nine wheat and one wood. */
export const FOURS = [...roll(3, 4), ...roll(1, 4), ...roll(3, 4), ...roll(1, 4)];
export const FOUR_LINES = ['roll =1,3', 'end', 'roll =1,3', 'end', 'roll =1,3', 'end', 'roll =1,3', 'end'];
export const bankTrade = (give: string, get: string): string => `all:SOCBankTrade:game=g|give=${give}|get=${get}|pn=3`;
export const deal = (accepting: number, offering: number, toAccepting: string, toOffering: string): string =>
  `all:SOCAcceptOffer:game=g|accepting=${accepting}|offering=${offering}|toAccepting=${toAccepting}|toOffering=${toOffering}`;
export const devCard = (to: string, action: string, card: number): string =>
  `${to}:SOCDevCardAction:game=g|playerNum=3|actionType=${action}|cardType=${card}`;
