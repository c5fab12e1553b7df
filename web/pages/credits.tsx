import { Page } from '../ui/page.tsx';
import { creditsWords } from '../words/credits.ts';
import { words } from '../words/words.ts';

/** The credits of the page. */
export default function CreditsPage() {
  const text = creditsWords;
  return (
    <Page title={words.credits.title} width="narrow">
      <h2>{text.rules}</h2>
      <p>{text.rulesText}</p>
      <h2>{text.drawings}</h2>
      <p>
        {text.drawingsBy} <a href="https://game-icons.net">game-icons.net</a> {text.drawingsUnder}{' '}
        <a href="https://creativecommons.org/licenses/by/3.0/">CC BY 3.0</a>; {text.drawingsIcons}{' '}
        <a href="https://lucide.dev">Lucide</a> {text.drawingsOwn}
      </p>
      <h2>{text.letters}</h2>
      <p>{text.lettersText}</p>
      <h2>{text.software}</h2>
      <p>{text.softwareText}</p>
    </Page>
  );
}
