// Serves the built page from its folder, to this machine only.

import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { extname, join, normalize } from 'node:path';

const types: { readonly [extension: string]: string } = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
  '.txt': 'text/plain; charset=utf-8',
};

/** The file that an address means: itself, or the page, which knows its own addresses; null for a missing asset. */
function fileOf(folder: string, url: string): string | null {
  let path: string;
  try {
    path = decodeURIComponent(new URL(url, 'http://localhost').pathname);
  } catch {
    return null;
  }
  const file = normalize(join(folder, path));
  if (!file.startsWith(folder)) return null;
  if (existsSync(file) && statSync(file).isFile()) return file;
  return extname(path) === '' ? join(folder, 'index.html') : null;
}

/** A server of the built page; the caller lets it listen. */
export function pageServer(folder: string): Server {
  return createServer((request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { allow: 'GET, HEAD' }).end();
      return;
    }
    const file = fileOf(folder, request.url ?? '/');
    if (file === null) {
      response.writeHead(404, { 'content-type': 'text/plain; charset=utf-8' }).end('There is no such file.');
      return;
    }
    response.writeHead(200, {
      'content-type': types[extname(file)] ?? 'application/octet-stream',
      'content-length': statSync(file).size,
      // Names of assets change with their contents; everything else is asked for anew.
      'cache-control': file.includes(`${join(folder, 'assets')}`) ? 'public, max-age=31536000, immutable' : 'no-cache',
      'x-content-type-options': 'nosniff',
    });
    if (request.method === 'HEAD') response.end();
    else createReadStream(file).pipe(response);
  });
}

/**
 * Lets the server listen on this machine.
 * @param port the wanted port; where it is taken, one of the next nine
 * @returns the address, or null where all ten are taken
 */
export async function listen(server: Server, port: number): Promise<string | null> {
  for (let offset = 0; offset < 10; offset += 1) {
    const taken = port === 0 ? 0 : port + offset;
    const listens = await new Promise<boolean>((resolve) => {
      server.once('error', () => resolve(false));
      server.listen(taken, '127.0.0.1', () => resolve(true));
    });
    if (!listens) continue;
    const address = server.address();
    const bound = typeof address === 'object' && address !== null ? address.port : taken;
    return `http://localhost:${bound}/`;
  }
  return null;
}
