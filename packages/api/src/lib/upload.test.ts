import { describe, expect, it } from 'vitest';
import { planCalls } from '../plan/index.ts';
import { createSession, memorySessionStore, type StoredSession } from '../session/index.ts';
import { manualTime } from '../testing.ts';
import { createClient } from './client.ts';
import { CallError } from './callError.ts';
import type { UploadRequest } from './upload.ts';

const stored = (token: string) => ({ token, expiresAt: '2030-01-01T00:00:00Z', account: {} }) as StoredSession;
const file = new File(['x'.repeat(10)], '图 1.dxf');
const answered = (code = '0000') => Response.json({ code, message: 'no', data: { layerId: 1 } });

function setUp(answer: (request: UploadRequest, attempt: number) => Promise<Response>) {
  const time = manualTime();
  const requests: UploadRequest[] = [];
  const client = createClient({
    baseUrl: '/api',
    session: createSession({
      store: memorySessionStore(stored('old')),
      relogin: async () => stored('new'),
      onExpired: () => {},
    }),
    language: () => 'cn',
    timers: time.timers,
    upload: (request) => {
      requests.push(request);
      return answer(request, requests.length);
    },
  });
  return { client, time, requests };
}
const kindOf = (promise: Promise<unknown>) =>
  promise.then(
    () => 'done',
    (error: unknown) => (error instanceof CallError ? error.kind : error),
  );

describe('an upload', () => {
  it('travels as multipart with the file name, and tells how much has left [PLN-02]', async () => {
    const { client, requests } = setUp(async ({ onProgress }) => {
      onProgress({ sentBytes: 4, totalBytes: 10 });
      onProgress({ sentBytes: 10, totalBytes: 10 });
      return answered();
    });
    const told: number[] = [];
    const reply = await client.upload(
      planCalls.upload,
      { layerId: 7, file },
      { onProgress: (p) => told.push(p.sentBytes) },
    );
    expect(reply.layerId).toBe(1);
    expect(told).toEqual([4, 10]);
    const [{ url, body, headers } = {} as UploadRequest] = requests;
    expect([url, headers.get('authorization'), headers.get('content-type')]).toEqual([
      '/api/plan/layer/7/upload',
      'old',
      null,
    ]);
    expect(((body as FormData).get('file') as File).name).toBe('图 1.dxf');
  });

  it('is sent whole once more after a re-login [SHL-16]', async () => {
    const { client, requests } = setUp(async (_, attempt) =>
      attempt === 1 ? Response.json({ code: 'session.tokenInvalid' }, { status: 401 }) : answered(),
    );
    expect(await kindOf(client.upload(planCalls.upload, { layerId: 7, file }))).toBe('done');
    expect(requests.map(({ headers }) => headers.get('authorization'))).toEqual(['old', 'new']);
  });

  it('is given up when nothing moves for so long, and not while something does [PLN-02] [SHL-18]', async () => {
    const { client, time } = setUp(
      ({ onProgress }) =>
        new Promise(() => {
          for (let sentBytes = 1; sentBytes < 10; sentBytes++) {
            time.advance(900);
            onProgress({ sentBytes, totalBytes: 10 });
          }
        }),
    );
    const sending = kindOf(client.upload(planCalls.upload, { layerId: 7, file }, { timeoutMs: 1000 }));
    await Promise.resolve();
    expect(time.waiting).toBe(1);
    time.advance(1000);
    expect(await sending).toBe('timeout');
  });

  it('ends when its reader gives it up; a refusal says why [PLN-02]', async () => {
    const { client, requests } = setUp(({ signal }) => (signal ? new Promise(() => {}) : Promise.reject(signal)));
    const stop = new AbortController();
    const sending = kindOf(client.upload(planCalls.upload, { layerId: 7, file }, { signal: stop.signal }));
    stop.abort();
    expect(await sending).toBe('aborted');
    expect(requests[0]?.signal.aborted).toBe(true);
    const refusing = setUp(async () => answered('plan.file.format'));
    expect(await kindOf(refusing.client.upload(planCalls.upload, { layerId: 7, file }))).toBe('refused');
  });

  it('goes by fetch where there is nothing else, and tells when all has left [PLN-02]', async () => {
    const client = createClient({
      baseUrl: '/api',
      session: createSession({ store: memorySessionStore(stored('old')), onExpired: () => {} }),
      language: () => 'cn',
      fetch: async () => answered(),
    });
    const told: unknown[] = [];
    await client.upload(planCalls.upload, { layerId: 7, file }, { onProgress: (progress) => told.push(progress) });
    expect(told).toEqual([{ sentBytes: 10, totalBytes: 10 }]);
  });
});
