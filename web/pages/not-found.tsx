import { Link } from 'wouter';
import { Page } from '../ui/page.tsx';
import { words } from '../words/words.ts';

/** The page of an unknown address. */
export function NotFound() {
  return (
    <Page title={words.notFound.title} width="narrow">
      <p>{words.notFound.text}</p>
      <Link className="button" href="/">
        {words.notFound.home}
      </Link>
    </Page>
  );
}
