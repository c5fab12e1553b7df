/** Reasons to refuse a map, in the order of the rules' list of checks. */
export const mapErrors = [
  'E_JSON',
  'E_FORMAT',
  'E_FIELD',
  'E_KIND',
  'E_CODE',
  'E_DUP_CODE',
  'E_NAME',
  'E_XY',
  'E_SAME_PLACE',
  'E_CITY_PROVINCE',
  'E_EDGE_END',
  'E_EDGE_SELF',
  'E_EDGE_DUP',
  'E_EDGE_FOREIGN',
  'E_EDGE_KIND',
  'E_ROAD_MISSING',
  'E_CONNECTED',
  'E_SETUP_EMPTY',
  'E_SETUP_AREA',
  'E_SETUP_BOTH',
  'E_GOAL',
  'E_GOAL_START',
  'E_TRADE',
  'E_MIRROR',
] as const;

/** Warnings, which do not prevent a game. */
export const mapWarnings = ['W_UNFAIR', 'W_MIRROR_DRAWN', 'W_DOUBLE_GOAL', 'W_CROSSING', 'W_CLOSE'] as const;

export type MapErrorCode = (typeof mapErrors)[number];
export type MapWarningCode = (typeof mapWarnings)[number];

/** One finding of a check: its code and a sentence that names the area, connection or field. */
export interface Finding<C extends string = string> {
  readonly code: C;
  readonly message: string;
}

export type MapError = Finding<MapErrorCode>;
export type MapWarning = Finding<MapWarningCode>;
