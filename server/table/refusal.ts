import { NAME_RULE } from '@marchlands/core/names.ts';
import { fail, type Result } from '@marchlands/core/result.ts';

/** Every code that a refusal of the server may have; docs/protocol.md says when. A game's own codes come beside these. */
export const REFUSALS = {
  'message.form': 'This message is not one that the server knows; the protocol says how they look.',
  'message.size': 'This message is too large.',
  'message.order': 'Say hello first: the server does not know yet who you are.',
  'protocol.version': 'This page speaks another version of the protocol than the server; load it again.',
  'limit.rate': 'That was too much at once. Wait a little, then try again.',
  'limit.connections': 'There are too many connections from this address.',
  'origin.forged': 'This page was not served by this server, so it may not talk to it.',
  'host.unknown':
    'This server does not answer under this name. Whoever runs it can name it in MARCHLANDS_ORIGINS, as https://this.name.',
  'route.unknown': 'There is nothing at this address.',
  'admin.token': 'The admin token is missing or wrong.',
  'guest.unknown': 'The server does not know you (any more): enter a name first.',
  'guest.name': NAME_RULE,
  'mute.unknown': 'There is no such guest here.',
  'mute.most': 'You have muted as many as the server keeps for one: hear somebody again first.',
  'passkey.insecure': 'Passkeys need a page that was opened over HTTPS by its name, or on this machine as localhost.',
  'passkey.refused': 'This passkey was not accepted. Try again.',
  'passkey.unknown': 'The server does not know this passkey (any more).',
  'passkey.most': 'You have as many passkeys as the server keeps for one: remove one first.',
  'passkey.missing': 'This browser has not signed in by a passkey.',
  'passkey.seat': 'Add your first passkey in a browser in which you can play one of your seats.',
  'push.endpoint': 'This browser does not say where it can be told something.',
  'push.most': 'You are told of your turn on as many browsers as the server keeps for one.',
  'table.unknown': 'There is no such table here.',
  'table.password': 'This table asks for its password.',
  'table.gathering': 'The match has not begun.',
  'table.playing': 'The match has begun: that could be changed before only.',
  'table.over': 'The match is over.',
  'table.owner': 'Only who opened the table may do that.',
  'table.full': 'All seats are taken.',
  'table.empty': 'Every seat needs a person or a bot before the match can begin.',
  'table.plan': 'A match cannot be played like this.',
  'table.spectators': 'This table has no spectators.',
  'table.rules':
    'This match was played by rules that this server no longer has. It can be looked at as a record, and not be played on.',
  'table.damaged': 'What is stored of this table cannot be read. Whoever runs the server is told so.',
  'seat.unknown': 'There is no such seat at this table.',
  'seat.taken': 'This seat is taken.',
  'seat.kept': 'This seat is kept for somebody else.',
  'seat.one': 'You sit at this table already.',
  'seat.key': 'This key does not open this seat.',
  'seat.guest': 'This key was given to somebody else.',
  'seat.code': 'This code is unknown, used or too old.',
  'seat.bot': 'A bot plays for this seat: take it back first.',
  'seat.person': 'A person plays at this seat.',
  'seat.spectator': 'Only who has a seat may do that.',
  'move.refused': 'This move is not possible now.',
  'move.version': 'The match has moved on. Look again, then move.',
  'undo.refused': 'Nothing can be taken back now.',
  'ask.none': 'Nothing is asked of you now.',
  'ask.open': 'Something is asked already: wait for the answers.',
  'resign.refused': 'Nobody can resign now.',
  'chat.text': 'A chat line has 1 to 500 characters.',
  'chat.channel': 'You cannot speak there.',
  'entropy.late': 'Nothing more can be added to the dice.',
  'store.down': 'The server cannot write at the moment, so nothing was changed. Try again in a little while.',
  'server.closing': 'The server is being restarted. The match is kept; you will be connected again.',
  'server.fault': 'The server has made a mistake; nothing was changed.',
  'reader.slow': 'This connection is too slow for what happens here; connect again.',
} as const;

export type RefusalCode = keyof typeof REFUSALS;

/** A refusal with its sentence, or with a better one. */
export function refuse(code: RefusalCode, message: string = REFUSALS[code], at?: string) {
  return fail(message, at, undefined, code) satisfies Result<never>;
}
