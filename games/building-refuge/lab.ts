import type { FigureAbout, GameLab } from '@marchlands/core/lab.ts';
import { CORNERS, distance } from './data/geometry.ts';
import type { Event } from './events.ts';
import type { Types } from './types.ts';

/** What is counted for each seat, with its title. */
const SEAT = {
  points: 'points in the end',
  roads: 'roads built',
  roadPoints: 'points from roads, whoever built them',
  cities: 'cities placed',
  drawnCities: 'cities drawn from the bag',
  oases: 'oases placed',
  mines: 'mines placed',
  mountains: 'mountains placed',
  treasures: 'treasures kept',
  barbarians: 'barbarians kept',
  razed: 'cities lost to the barbarians',
  activations: 'activations',
  discoveries: 'squares discovered',
  firstCity: 'steps from the first city to the bottom right corner',
} as const;

const BOTTOM_RIGHT = CORNERS.indexOf('bottomRight');

const figures: { readonly [name: string]: FigureAbout } = {
  ...Object.fromEntries(Object.entries(SEAT).map(([name, title]) => [name, { title, of: 'seat' }])),
  largestRoad: { title: 'points of all from the largest network', of: 'match' },
  turns: { title: 'turns', of: 'match' },
};

type Counted = Exclude<keyof typeof SEAT, 'points' | 'firstCity'>;

/** By kind of tile: what its placing counts as. */
const PLACED: { readonly [tile: string]: Counted | undefined } = {
  city: 'cities',
  oasis: 'oases',
  mine: 'mines',
  mountain: 'mountains',
};

/** What the lab counts in this game: what its author is unsure of. */
export const lab: GameLab<Types> = {
  figures,
  watch({ seats, board }) {
    const zeros = (): number[] => Array.from({ length: seats }, () => 0);
    const counts = new Map<Counted, number[]>();
    const firstCity: (number | undefined)[] = Array.from({ length: seats });
    let largestRoad = 0;
    let turns = 1;

    function count(name: Counted, seat: number, many = 1): void {
      const all = counts.get(name) ?? zeros();
      all[seat] += many;
      counts.set(name, all);
    }

    function placed({ seat, at, tile, source }: Extract<Event, { kind: 'tilePlaced' }>): void {
      const name = PLACED[tile];
      if (name !== undefined) count(name, seat);
      if (tile !== 'city') return;
      if (source === 'bag') count('drawnCities', seat);
      firstCity[seat] ??= distance(at, board.corners[BOTTOM_RIGHT]);
    }

    return {
      event(event) {
        switch (event.kind) {
          case 'tilePlaced':
            placed(event);
            break;
          case 'networkScored': {
            const { points } = event;
            for (const [seat, many] of points.entries()) count('roadPoints', seat, many);
            largestRoad = Math.max(
              largestRoad,
              points.reduce((sum, many) => sum + many, 0),
            );
            break;
          }
          case 'roadBuilt':
            count('roads', event.seat);
            break;
          case 'treasureKept':
            count('treasures', event.seat);
            break;
          case 'barbarianKept':
            count('barbarians', event.seat);
            break;
          case 'cityRazed':
            count('razed', event.seat);
            break;
          case 'activateNamed':
            count('activations', event.seat);
            break;
          case 'discoverNamed':
            count('discoveries', event.seat);
            break;
          case 'turnPassed':
            turns += 1;
            break;
          default:
        }
      },
      end({ scores }) {
        const names = Object.keys(SEAT).filter((name): name is Counted => name !== 'points' && name !== 'firstCity');
        return {
          ...Object.fromEntries(names.map((name) => [name, counts.get(name) ?? zeros()])),
          ...(scores.every((score) => score !== null) ? { points: scores } : {}),
          ...(firstCity.every((steps) => steps !== undefined) ? { firstCity } : {}),
          ...{ largestRoad, turns },
        };
      },
    };
  },
};
