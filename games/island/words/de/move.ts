import type { SeatName } from '@marchlands/core/words.ts';
import type { Move } from '../../moves.ts';
import type { Setup } from '../../setup.ts';
import { bayName, edgeName, hexName } from '../names.ts';
import { CARD_NAMES, kindName, seatsText, TRACK_NAMES } from './names.ts';

/** Ein Zug als Aufforderung, für Listen und Knöpfe. */
export function moveText(move: Move, setup: Setup, name: SeatName): string {
  switch (move.kind) {
    case 'settle':
      return `Bau auf ${move.at}`;
    case 'city':
      return `Bau eine Stadt auf ${move.at}`;
    case 'road':
      return `Bau die Straße ${edgeName(setup, move.edge)}`;
    case 'roll':
      return 'Würfle';
    case 'buy':
      return 'Kauf eine Entwicklungskarte';
    case 'play':
      return `Spiel ${CARD_NAMES[move.card]}`;
    case 'improve':
      return `Bau aus: ${TRACK_NAMES[move.track]}`;
    case 'wall':
      return `Bau eine Mauer auf ${move.at}`;
    case 'recruit':
      return `Wirb einen Ritter auf ${move.at} an`;
    case 'activate':
      return `Weck den Ritter auf ${move.at}`;
    case 'promote':
      return `Befördere den Ritter auf ${move.at}`;
    case 'move':
      return `Zieh den Ritter von ${move.from} nach ${move.to}`;
    case 'attack':
      return `Greif ${move.to} mit dem Ritter auf ${move.from} an`;
    case 'displace':
      return `Vertreib den Ritter auf ${move.to} mit dem auf ${move.from}`;
    case 'chase':
      return `Verjag den Räuber mit dem Ritter auf ${move.at}`;
    case 'force':
      return `Zwing ${name(move.seat)} ${kindName(move.card)} auf`;
    case 'house':
      return `Öffne oder schließ das Haus für ${name(move.seat)}`;
    case 'bank':
      return `Tausch mit der Bank ${kindName(move.give)} gegen ${kindName(move.take)}`;
    case 'offer':
      return 'Mach ein Angebot';
    case 'end':
      return 'Beende';
    case 'robber':
      return `Setz den Räuber auf ${hexName(move.hex)}`;
    case 'rob':
      return `Beraub ${name(move.seat)}`;
    case 'discard':
      return `Leg ab: ${kindName(move.card)}`;
    case 'give':
      return `Gib ${kindName(move.card)}`;
    case 'want':
      return `Verlang ${kindName(move.card)}`;
    case 'send':
      return `Schick das Angebot an ${seatsText(move.to, name)}`;
    case 'accept':
      return 'Nimm an';
    case 'decline':
      return 'Lehn ab';
    case 'counter':
      return 'Mach ein Gegenangebot';
    case 'reply':
      return 'Schick das Gegenangebot';
    case 'deal':
      return `Handle mit ${name(move.seat)}`;
    case 'close':
      return 'Schließ das Angebot';
    case 'take':
      return `Nimm ${kindName(move.card)}`;
    case 'name':
      return `Nenn ${kindName(move.card)}`;
    case 'crown':
      return `Setz die Metropole auf ${move.at}`;
    case 'foe':
      return `Greif Barbar ${bayName(move.bay)} an`;
    case 'relocate':
      return `Geh nach ${move.to}`;
    case 'deck':
      return `Nenn den Stapel ${TRACK_NAMES[move.deck]}`;
    case 'drop':
      return `Leg ${CARD_NAMES[move.card]} unter den Stapel`;
    case 'lose':
      return `Verlier die Stadt auf ${move.at}`;
    case 'face':
      return `Stell den Würfel auf ${move.face}`;
    case 'onto':
      return `Wähl ${hexName(move.hex)}`;
    case 'target':
      return `Nenn ${name(move.seat)}`;
    case 'pick':
      return `Nimm ${kindName(move.card)}`;
    case 'gift':
      return `Gib ${kindName(move.card)} her`;
    case 'remove':
      return `Entfern die Straße ${edgeName(setup, move.edge)}`;
    case 'drive':
      return `Vertreib den Ritter auf ${move.at}`;
    case 'desert':
      return `Gib den Ritter auf ${move.at} her`;
    case 'station':
      return `Setz einen Ritter der Stufe ${move.level} auf ${move.at}`;
    case 'fetch':
      return `Nimm ${CARD_NAMES[move.card]}`;
    default:
      return move satisfies never;
  }
}
