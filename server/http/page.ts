import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { refuse } from '../table/refusal.ts';
import { sendRefusal } from './send-refusal.ts';

/** The page's inline scripts, as a content security policy names them. */
export function inlineScripts(folder: string | null): readonly string[] {
  if (folder === null) return [];
  const html = readFileSync(join(folder, 'index.html'), 'utf8');
  const scripts = html.matchAll(/<script>([\s\S]*?)<\/script>/g);
  return [...scripts].map(([, script]) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`);
}

/** Serves the built page: its files, and the page itself for every address that it routes. */
export async function pageRoutes(app: FastifyInstance, folder: string | null): Promise<void> {
  if (folder !== null) {
    const assets = join(folder, 'assets');
    await app.register(fastifyStatic, {
      root: folder,
      wildcard: false,
      cacheControl: false,
      setHeaders: (reply, path) => {
        // Asset names change with their contents; everything else is revalidated.
        reply.header('cache-control', path.startsWith(assets) ? 'public, max-age=31536000, immutable' : 'no-cache');
      },
    });
  }
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?', 1)[0];
    // The name of a file ends in letters, the id of a problem in a dot and a number.
    const isPage = request.method === 'GET' && !/\.[a-z][a-z0-9]*$/i.test(path);
    if (folder !== null && isPage) return reply.header('cache-control', 'no-cache').sendFile('index.html');
    return sendRefusal(reply, refuse('route.unknown').problem);
  });
}
