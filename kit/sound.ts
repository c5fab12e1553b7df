/** What is heard when something happens, if sounds are wanted. */
export type Sound = 'dice' | 'tile' | 'card' | 'march' | 'fight' | 'win';
