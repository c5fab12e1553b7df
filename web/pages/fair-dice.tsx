import { Link } from 'wouter';
import { Page } from '../ui/page.tsx';
import { onlineWords } from '../words/online.ts';

/** The page on fair dice: how they are drawn so that nobody chooses them, and what can be proved. */
export default function FairDicePage() {
  const { title, parts } = onlineWords.fair;
  return (
    <Page title={title} width="narrow">
      {parts.map(([heading, paragraph]) => (
        <section key={heading}>
          <h2>{heading}</h2>
          <p>{paragraph}</p>
        </section>
      ))}
      <Link className="button" href="/online">
        {onlineWords.room.toLobby}
      </Link>
    </Page>
  );
}
