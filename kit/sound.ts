/** The sounds of events, if sounds are on. */
export type Sound = 'dice' | 'tile' | 'card' | 'march' | 'fight' | 'win';
