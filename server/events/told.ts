import type { Damages } from '../store/damage.ts';
import { eventPlace, type StoredEvent } from '../store/events.ts';
import type { EventInfo, ListedEvent } from '../wire/events.ts';
import { endOf, roundsOf } from './event.ts';
import { readEvent } from './events.ts';
import { standings } from './pairing/standings.ts';

/** The public form of an event. @throws DamageError */
export function eventInfo(stored: StoredEvent): EventInfo {
  const data = readEvent(stored);
  const { plan, created, owner, status, players, rounds } = data;
  return {
    id: stored.id,
    seq: stored.seq,
    plan,
    created,
    owner,
    status,
    rounds: roundsOf(data),
    endsAt: endOf(data),
    players: players.map(({ person, isIn }) => ({ ...person, isIn })),
    played: rounds,
    standings: standings(plan.form, players.length, rounds, plan.seats),
  };
}

/** Events for a list, without unreadable ones. @param guest the asking guest; '' for anybody */
export function listedEvents(events: readonly StoredEvent[], damages: Damages, guest: string): readonly ListedEvent[] {
  return damages.readable(
    events,
    ({ id }) => eventPlace(id),
    (one) => listedEvent(one, guest),
  );
}

function listedEvent(stored: StoredEvent, guest: string): ListedEvent {
  const data = readEvent(stored);
  const { plan, status, players, rounds } = data;
  const own = players.findIndex(({ person }) => guest !== '' && person.guest === guest);
  const open = rounds.filter(({ isOpen }) => isOpen && status === 'playing').flatMap(({ tables }) => tables);
  const table = open.find(({ seats, points }) => points === null && seats.includes(own));
  return {
    id: stored.id,
    name: plan.name,
    game: plan.game,
    form: plan.form,
    status,
    players: players.length,
    round: rounds.length,
    rounds: roundsOf(data),
    startAt: plan.startAt,
    endsAt: endOf(data),
    table: table?.id ?? null,
  };
}
