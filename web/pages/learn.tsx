import { Page } from '../ui/page.tsx';
import { words } from '../words/words.ts';

/** The lesson of a game. */
export default function LearnPage({ gameId }: { gameId: string }) {
  return (
    <Page title={words.learn.title(gameId)}>
      <p>{words.learn.none}</p>
    </Page>
  );
}
