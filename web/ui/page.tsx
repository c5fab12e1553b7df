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

/** Sets the window's title. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = title === '' ? words.brand : `${title} · ${words.brand}`;
  }, [title]);
}
