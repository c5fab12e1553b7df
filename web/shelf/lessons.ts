const KEY = 'marchlands.lessons';

/** Games whose lesson was played to its end on this device. */
export function lessonsDone(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter((id) => typeof id === 'string') : [];
  } catch {
    // Storage blocked or its content spoilt: no lesson is known to be done.
    return [];
  }
}

/** Keeps that these lessons were played to their end. */
export function addLessons(ids: readonly string[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify([...new Set([...lessonsDone(), ...ids])]));
  } catch {
    // Nothing can be kept; the lesson is offered again.
  }
}

export function forgetLessons(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Where storage is blocked nothing lies there.
  }
}
