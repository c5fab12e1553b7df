import { lazy, Suspense, useSyncExternalStore } from 'react';
import { Route, Switch } from 'wouter';
import { offline } from './offline.ts';
import { Home } from './pages/home.tsx';
import { NotFound } from './pages/not-found.tsx';
import { ErrorBoundary } from './ui/error-boundary.tsx';
import { Footer, Masthead } from './ui/masthead.tsx';
import { PageLoading } from './ui/page.tsx';
import { useArrival } from './ui/use-arrival.ts';
import { words } from './words/words.ts';

const Setup = lazy(() => import('./pages/setup.tsx'));
const TablePage = lazy(() => import('./pages/table.tsx'));
const RulesPage = lazy(() => import('./pages/rules.tsx'));
const LearnPage = lazy(() => import('./pages/learn.tsx'));
const ProblemsPage = lazy(() => import('./pages/problems.tsx'));
const ProblemPage = lazy(() => import('./pages/problem.tsx').then((page) => ({ default: page.ProblemPage })));
const MistakePage = lazy(() => import('./pages/problem.tsx').then((page) => ({ default: page.MistakePage })));
const MatchesPage = lazy(() => import('./pages/matches.tsx'));
const SoloPage = lazy(() => import('./pages/solo.tsx'));
const SettingsPage = lazy(() => import('./pages/settings.tsx'));
const CreditsPage = lazy(() => import('./pages/credits.tsx'));
const MatchLines = lazy(() => import('./pages/lines.tsx').then((page) => ({ default: page.MatchLines })));
const OwnPosition = lazy(() => import('./pages/lines.tsx').then((page) => ({ default: page.OwnPosition })));
const OnlinePage = lazy(() => import('./pages/online.tsx'));
const OpenTablePage = lazy(() => import('./pages/open-table.tsx'));
const MakeEventPage = lazy(() => import('./pages/make-event.tsx'));
const EventPage = lazy(() => import('./pages/event.tsx'));
const EventWall = lazy(() => import('./pages/event-wall.tsx'));
const OnlineTablePage = lazy(() => import('./pages/online-table.tsx'));
const LadderPage = lazy(() => import('./pages/ladder.tsx'));
const WorkshopPage = lazy(() => import('./pages/workshop.tsx'));
const DocumentsPage = lazy(() => import('./pages/documents.tsx'));
const FairDicePage = lazy(() => import('./pages/fair-dice.tsx'));
const OpenPage = lazy(() => import('./pages/open.tsx'));

/** The page: masthead, the page of the address, footer. */
export function App() {
  useArrival();
  const updateReady = useSyncExternalStore(offline.subscribe, offline.isUpdateReady);
  return (
    <>
      <a className="skip button" href="#main">
        {words.skip}
      </a>
      <Masthead />
      {updateReady && (
        <p className="notice" role="status">
          {words.update.ready}{' '}
          <button type="button" className="button" onClick={offline.update}>
            {words.update.go}
          </button>
        </p>
      )}
      <ErrorBoundary message={words.trouble.page}>
        <Suspense fallback={<PageLoading />}>
          <Switch>
            <Route path="/" component={Home} />
            <Route path="/setup/:game">{({ game }) => <Setup key={game} gameId={game} />}</Route>
            <Route path="/table/:match">
              {({ match }) => <TablePage key={match} matchId={match} replay={false} />}
            </Route>
            <Route path="/replay/:match">{({ match }) => <TablePage key={match} matchId={match} replay />}</Route>
            <Route path="/lines/:match">{({ match }) => <MatchLines key={match} matchId={match} />}</Route>
            <Route path="/position/:game">{({ game }) => <OwnPosition key={game} gameId={game} />}</Route>
            <Route path="/rules/:game">{({ game }) => <RulesPage key={game} gameId={game} />}</Route>
            <Route path="/learn/:game">{({ game }) => <LearnPage key={game} gameId={game} />}</Route>
            <Route path="/problems/:game">{({ game }) => <ProblemsPage key={game} gameId={game} />}</Route>
            <Route path="/problems/:game/:id">
              {({ game, id }) => <ProblemPage key={`${game} ${id}`} gameId={game} id={id} />}
            </Route>
            <Route path="/mistake/:match/:passage/:seat">
              {({ match, passage, seat }) => (
                <MistakePage key={`${match} ${passage} ${seat}`} matchId={match} passage={passage} seat={seat} />
              )}
            </Route>
            <Route path="/matches" component={MatchesPage} />
            <Route path="/solo/:game">{({ game }) => <SoloPage key={game} gameId={game} />}</Route>
            <Route path="/settings" component={SettingsPage} />
            <Route path="/credits" component={CreditsPage} />
            <Route path="/open" component={OpenPage} />
            <Route path="/online" component={OnlinePage} />
            <Route path="/online/open/:game">{({ game }) => <OpenTablePage key={game} gameId={game} />}</Route>
            <Route path="/online/event" component={MakeEventPage} />
            <Route path="/e/:id">{({ id }) => <EventPage key={id} id={id} />}</Route>
            <Route path="/e/:id/wall">{({ id }) => <EventWall key={id} id={id} />}</Route>
            <Route path="/t/:id">{({ id }) => <OnlineTablePage key={id} id={id} />}</Route>
            <Route path="/ladder/:game">{({ game }) => <LadderPage key={game} gameId={game} />}</Route>
            <Route path="/workshop/:game">{({ game }) => <WorkshopPage key={game} gameId={game} />}</Route>
            <Route path="/docs">
              <DocumentsPage name="" />
            </Route>
            <Route path="/docs/*">{({ '*': name }) => <DocumentsPage key={name} name={name} />}</Route>
            <Route path="/fair-dice" component={FairDicePage} />
            <Route component={NotFound} />
          </Switch>
        </Suspense>
      </ErrorBoundary>
      <Footer />
    </>
  );
}
