/** The picture of the game's card. */
export function Picture() {
  return <svg viewBox="0 0 320 200" aria-hidden="true" focusable="false" />;
}
