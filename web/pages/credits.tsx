import { Page } from '../ui/page.tsx';
import { words } from '../words/words.ts';

/** Whose work the page stands on. */
export default function CreditsPage() {
  return (
    <Page title={words.credits.title} width="narrow">
      <h2>Rules</h2>
      <p>
        The games are told in our own words after rules that their authors published. Each rulebook names its source.
        Marchlands is not connected with any publisher.
      </p>
      <h2>Drawings</h2>
      <p>
        Charges, buildings and tokens are by the contributors of <a href="https://game-icons.net">game-icons.net</a>{' '}
        (Lorc, Delapouite and others), under <a href="https://creativecommons.org/licenses/by/3.0/">CC BY 3.0</a>; we
        changed colours and sizes. Interface icons are by <a href="https://lucide.dev">Lucide</a> (ISC). Boards, tiles
        and terrains are our own.
      </p>
      <h2>Letters</h2>
      <p>
        Alegreya by Juan Pablo del Peral (Huerta Tipográfica) and Atkinson Hyperlegible Next by the Braille Institute,
        both under the SIL Open Font License 1.1, packed by Fontsource.
      </p>
      <h2>Software</h2>
      <p>
        React, wouter, idb, Vite, Workbox, marked and noble-hashes, each under a free licence. Marchlands itself is free
        under the MIT licence.
      </p>
    </Page>
  );
}
