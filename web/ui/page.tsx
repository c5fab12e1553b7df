import { type ReactNode, useEffect } from 'react';
import { words } from '../words/words.ts';

/** A page's frame with its heading; sets the window's title. */
export function Page({
  title,
  width = '',
  children,
}: {
  title: string;
  width?: 'wide' | 'narrow' | '';
  children: ReactNode;
}) {
  usePageTitle(title);
  return (
    <main id="main" className={`page ${width}`}>
      <h1>{title}</h1>
      {children}
    </main>
  );
}

/** Stands in while a page is loaded. It has no heading: the focus goes to that of the page itself. */
export function PageLoading({ children = words.loading }: { children?: ReactNode }) {
  return (
    <main id="main" className="page soft">
      {children}
    </main>
  );
}

/** Sets the window's title. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = title === '' ? words.brand : `${title} · ${words.brand}`;
  }, [title]);
}
