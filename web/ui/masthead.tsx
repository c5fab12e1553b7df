import { BookMarked, Globe, Library, Settings } from 'lucide-react';
import { Link, useLocation } from 'wouter';
import { words } from '../words/words.ts';

/** The pages linked from everywhere. */
export const LINKS = [
  { href: '/', name: 'home', Icon: Library },
  { href: '/online', name: 'online', Icon: Globe },
  { href: '/matches', name: 'matches', Icon: BookMarked },
  { href: '/settings', name: 'settings', Icon: Settings },
] as const;

/** The line at the top of every page. */
export function Masthead() {
  const [path] = useLocation();
  return (
    <header className="masthead">
      <Link className="brand" href="/">
        {words.brand}
      </Link>
      <nav aria-label={words.nav.label}>
        {LINKS.map(({ href, name, Icon }) => (
          <Link key={href} href={href} aria-current={path === href ? 'page' : undefined}>
            <Icon size={20} aria-hidden="true" />
            <span>{words.nav[name]}</span>
          </Link>
        ))}
      </nav>
    </header>
  );
}

/** The line at the bottom; absent at the table, which fills the screen. */
export function Footer() {
  const [path] = useLocation();
  if (['/table/', '/replay/', '/learn/', '/t/'].some((start) => path.startsWith(start))) return null;
  return (
    <footer className="footer">
      <Link className="footer-link" href="/credits">
        {words.footer.credits}
      </Link>
      <Link className="footer-link" href="/docs/balance">
        {words.docs.balance}
      </Link>
      <Link className="footer-link" href="/docs">
        {words.docs.title}
      </Link>
      <span style={{ padding: '0.4rem 0' }}>{words.footer.offline}</span>
    </footer>
  );
}
