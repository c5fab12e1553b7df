// The addresses of modules in compiled files. The compiler changes relative imports itself; the rest name a module of
// another package (`@marchlands/core/game.ts`) or a file beside the module that a thread runs (`new URL('worker.ts',
// ...)`).

import { posix } from 'node:path';

const OF_PACKAGE = /(['"])@marchlands\/([\w-]+)\/([\w./-]+)\.tsx?\1/g;
const OF_THREAD = /(new URL\((['"])[\w./-]+)\.ts(\2, import\.meta\.url\))/g;

/** Changes the endings of threads' files to the compiled ones. */
function withCompiledThreads(text: string): string {
  return text.replace(OF_THREAD, '$1.js$3');
}

/**
 * A compiled file as part of a single package: modules are addressed relative to this one.
 * @param path of the file from the top of the package, with forward slashes
 */
export function withinOne(path: string, text: string): string {
  return withCompiledThreads(text).replace(OF_PACKAGE, (_, quote: string, name: string, module: string) => {
    const way = posix.relative(posix.dirname(path), `${name}/${module}.js`);
    return `${quote}${way.startsWith('.') ? way : `./${way}`}${quote}`;
  });
}

/** A compiled file as part of a library: other libraries' modules have their public names. */
export function asLibrary(text: string, publicName: (library: string, module: string) => string): string {
  return withCompiledThreads(text).replace(
    OF_PACKAGE,
    (_, quote: string, name: string, module: string) => `${quote}${publicName(name, module)}${quote}`,
  );
}
