const KEY = 'marchlands.lessons';

/** Games whose lesson was completed on this device. */
export function lessonsDone(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter((id) => typeof id === 'string') : [];
  } catch {
    // Storage is blocked or spoilt: assume no lesson is done.
    return [];
  }
}

/** Stores that these lessons were completed. */
export function addLessons(ids: readonly string[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify([...new Set([...lessonsDone(), ...ids])]));
  } catch {
    // Nothing can be stored; the lesson is offered again.
  }
}

export function forgetLessons(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // If storage is blocked, nothing is stored there.
  }
}
