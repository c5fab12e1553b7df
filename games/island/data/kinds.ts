import { numbersOf } from '@marchlands/core/steps.ts';

/** Kinds of hand cards, in kind order: five resources, then three commodities. */
export const KINDS = ['brick', 'lumber', 'wool', 'grain', 'ore', 'paper', 'cloth', 'coin'] as const;
export type Kind = (typeof KINDS)[number];
export const KIND = numbersOf(KINDS);
/** Kinds in all; the first RESOURCES of them are resources. */
export const ALL_KINDS = KINDS.length;
export const RESOURCES = 5;

/** Terrain by yield: number t is the terrain of resource t, and the last is the desert (IK-014). */
export const TERRAINS = ['hills', 'forest', 'pasture', 'fields', 'mountains', 'desert'] as const;
export type Terrain = (typeof TERRAINS)[number];
export const TERRAIN = numbersOf(TERRAINS);

/** Kinds of harbour: number h < RESOURCES is that of resource h at 2:1, the last one takes anything at 3:1. */
export const HARBOURS = ['brick', 'lumber', 'wool', 'grain', 'ore', 'any'] as const;
export type Harbour = (typeof HARBOURS)[number];
export const HARBOUR = numbersOf(HARBOURS);

/**
 * By terrain: the commodity that a city gets instead of its second card (IK-067), or -1 if it gets two of the resource.
 */
export const COMMODITY_OF: readonly number[] = [-1, KIND.paper, KIND.cloth, -1, KIND.coin, -1];

/** The tracks of improvements, which are also the decks of progress cards (IK-144, IK-038). */
export const TRACKS = ['science', 'trade', 'politics'] as const;
export type Track = (typeof TRACKS)[number];
export const TRACK = numbersOf(TRACKS);
/** By track: the commodity that pays for it. */
export const TRACK_KIND: readonly number[] = [KIND.paper, KIND.cloth, KIND.coin];

/** Faces of the event die: the ship on three of six faces, a gate on one each (IK-058). */
export const EVENT_FACES = ['ship', ...TRACKS] as const;
export type EventFace = (typeof EVENT_FACES)[number];
export const EVENT_FACE = numbersOf(EVENT_FACES);
export const EVENT_WEIGHTS: readonly number[] = [3, 1, 1, 1];
