import { beforeEach, describe, expect, it, vi } from 'vitest';

/** Looks for a server at these answers; returns the result and the requests. */
async function look(answers: { readonly [path: string]: Response | undefined }, onLine = true) {
  const asked: string[] = [];
  vi.stubGlobal('navigator', { onLine });
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path);
    const answer = answers[path];
    if (answer === undefined) throw new TypeError('Failed to fetch');
    return answer.clone();
  });
  const { findServer } = await import('../online/server.ts');
  return { found: await findServer(), asked, again: findServer };
}

const POLICY = { headers: { 'content-security-policy': "default-src 'self'" } };

beforeEach(() => vi.resetModules());

describe('whether there is a server', () => {
  it('is asked of its health, once for as long as the page is open', async () => {
    const { found, asked, again } = await look({
      '/': new Response('', POLICY),
      '/healthz': Response.json({ status: 'ok' }),
    });
    expect(found).toBe('here');
    expect(await again()).toBe('here');
    expect(asked).toEqual(['/', '/healthz']);
  });

  it('is there also while its store is down', async () => {
    const down = Response.json({ status: 'the store cannot be written to' }, { status: 503 });
    expect((await look({ '/': new Response('', POLICY), '/healthz': down })).found).toBe('here');
  });

  it('a host of files is none, and is asked for nothing that it does not have', async () => {
    const { found, asked } = await look({ '/': new Response('') });
    expect(found).toBe('none');
    expect(asked).toEqual(['/']);
  });

  it('a host of files that has a policy, and the page at every address, is none either', async () => {
    const page = new Response('<!doctype html>', POLICY);
    expect((await look({ '/': page, '/healthz': page })).found).toBe('none');
  });

  it('nothing is asked without a network, and again when asked again', async () => {
    const { found, asked, again } = await look({}, false);
    expect([found, asked]).toEqual(['unreachable', []]);
    vi.stubGlobal('navigator', { onLine: true });
    expect(await again()).toBe('unreachable');
    expect(asked).toEqual(['/']);
  });
});
