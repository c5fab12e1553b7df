import { fail, isRecord, ok, type Problem, type Result } from '@marchlands/core/result.ts';
import { refusalText } from '../../words/refusals.ts';
import { remoteWords } from '../../words/remote.ts';

/** Sends a request to the page's own server; refusals come back in the current language. */
export async function request(method: string, path: string, body?: unknown): Promise<Result<Response>> {
  try {
    const response = await fetch(path, {
      method,
      ...(body === undefined ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    });
    return response.ok ? ok(response) : { ok: false, problem: await problemOf(response) };
  } catch {
    return fail(remoteWords.noServer, undefined, undefined, 'network');
  }
}

async function problemOf(response: Response): Promise<Problem> {
  const told: unknown = await response.json().catch(() => null);
  if (!isRecord(told) || typeof told['message'] !== 'string') return { message: remoteWords.fault(response.status) };
  const { message, code } = told;
  return typeof code === 'string' ? { message: refusalText(code, message), code } : { message };
}
