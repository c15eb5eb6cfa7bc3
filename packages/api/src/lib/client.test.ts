import { describe, expect, it } from 'vitest';
import { alarmCalls } from '../alarm/index.ts';
import { planCalls } from '../plan/index.ts';
import { createSession, memorySessionStore, sessionCalls, type StoredSession } from '../session/index.ts';
import { manualTime } from '../testing.ts';
import type { Call } from './call.ts';
import { CallError } from './callError.ts';
import { createClient } from './client.ts';

const account = {
  userId: 1,
  username: 'unit',
  realName: '',
  role: 'unit',
  accountType: 'unit',
  rentId: 'R001',
  rentName: '',
  rentKind: 'tenant',
} as const;
const rights = { roleId: null, roleName: null, revision: 0, granted: null, mustChangePassword: false };
const stored = (token: string): StoredSession => ({ token, expiresAt: '2030-01-01T00:00:00Z', account, rights });

type Handler = (url: string, init: RequestInit) => Response | Promise<Response>;
const done = (data: unknown, code: unknown = '0000') => Response.json({ code, message: 'ok', data });
const tokenOf = (init: RequestInit) => new Headers(init.headers).get('Authorization');

function setUp(handler: Handler, relogin?: () => Promise<StoredSession | null>) {
  const time = manualTime();
  const requests: { url: string; init: RequestInit }[] = [];
  const expired: string[] = [];
  const session = createSession({
    store: memorySessionStore(stored('old')),
    relogin,
    onExpired: () => expired.push('/login?back=1'),
  });
  const client = createClient({
    baseUrl: '/api',
    session,
    language: () => 'hk',
    timers: time.timers,
    fetch: async (url, init) => {
      requests.push({ url, init });
      return handler(url, init);
    },
  });
  return { client, session, requests, expired, time };
}
const failure = async (promise: Promise<unknown>): Promise<CallError> => {
  const error: unknown = await promise.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(CallError);
  return error as CallError;
};
const list = { list: 'current' } as const;

describe('what is sent', () => {
  it('fills path and query, with token and language [SES-01]', async () => {
    const { client, requests } = setUp(() => done({ rows: [] }));
    await client.send(alarmCalls.list, { list: 'history', level: [1, 2], search: '火 &', from: undefined });
    await client.send(alarmCalls.detail, { alarmId: 7 });
    expect(requests.map((r) => r.url)).toEqual([
      '/api/alarm/list?list=history&level=1%2C2&search=%E7%81%AB+%26',
      '/api/alarm/7',
    ]);
    expect(Object.fromEntries(new Headers(requests[0]?.init.headers))).toEqual({
      'accept-language': 'zh-HK',
      authorization: 'old',
    });
  });

  it('sends POST form-encoded unless the call says JSON, and login without a token [SES-01]', async () => {
    const { client, requests } = setUp(() => done({}));
    await client.send(sessionCalls.login, { username: 'a', password: 'b&c', rentId: 'R001', isEncipher: false });
    await client.send(alarmCalls.acknowledge, { alarmIds: [1, 2] });
    const [login, acknowledge] = requests;
    expect(login?.init.body).toBeInstanceOf(URLSearchParams);
    expect(Object.fromEntries((login?.init.body ?? []) as URLSearchParams)).toEqual({
      username: 'a',
      password: 'b&c',
      rentId: 'R001',
      isEncipher: 'false',
    });
    expect(login && tokenOf(login.init)).toBeNull();
    expect(acknowledge?.init.body).toBe('{"alarmIds":[1,2]}');
    expect(new Headers(acknowledge?.init.headers).get('content-type')).toBe('application/json');
  });

  it('sends files as multipart', async () => {
    const { client, requests } = setUp(() => done({}));
    const upload: Call<{ name: string; files: Blob[] }> = {
      name: 'test.upload',
      method: 'POST',
      path: '/upload',
      who: 'signedIn',
      body: 'multipart',
      summary: '',
    };
    await client.send(upload, { name: 'plan', files: [new Blob(['a']), new Blob(['b'])] });
    const form = requests[0]?.init.body as FormData;
    expect([form.get('name'), form.getAll('files').length]).toEqual(['plan', 2]);
  });

  it('is a fault of the program when a path has no value', async () => {
    const { client, requests } = setUp(() => done({}));
    await expect(client.send(alarmCalls.detail, {} as { alarmId: number })).rejects.toThrow(TypeError);
    expect(requests).toEqual([]);
  });
});

describe('what is answered', () => {
  it.each(['0000', 200, '200'])('takes %j for success [SHL-19]', async (code) => {
    const { client } = setUp(() => done({ current: 3 }, code));
    expect(await client.send(alarmCalls.summary, {})).toEqual({ current: 3 });
  });

  it('tells a refusal with code, reason and problems [SHL-15]', async () => {
    const problems = [{ code: 'form.tooLong', field: 'remark', args: { 0: 256 } }];
    const { client } = setUp(() => Response.json({ code: 'form.tooLong', message: '最多256個字', data: { problems } }));
    expect(await failure(client.send(alarmCalls.summary, {}))).toMatchObject({
      kind: 'refused',
      call: 'alarm.summary',
      code: 'form.tooLong',
      message: '最多256個字',
      problems,
    });
  });

  it.each([
    [403, 'forbidden', 'SHL-17'],
    [404, 'notFound', 'SHL-18'],
    [504, 'timeout', 'SHL-18'],
    [413, 'refused', 'SHL-15'],
    [500, 'server', 'SHL-15'],
  ])('takes HTTP %i for %s [%s]', async (status, kind) => {
    const { client, expired } = setUp(() => new Response('<html>', { status }));
    expect(await failure(client.send(alarmCalls.list, list))).toMatchObject({ kind, status, code: `call.${kind}` });
    expect(expired).toEqual([]);
  });

  it('tells the id of the request, from the header or the reply [SHL-15]', async () => {
    const asked = async (headers: Record<string, string>, requestId?: string) => {
      const { client } = setUp(() =>
        Response.json(
          { code: 'shell.serverError', message: '', data: { problems: [], requestId } },
          { status: 500, headers },
        ),
      );
      return (await failure(client.send(alarmCalls.list, list))).requestId;
    };
    expect(await asked({ 'x-request-id': 'of-proxy' })).toBe('of-proxy');
    expect(await asked({}, 'of-gateway')).toBe('of-gateway');
    expect(await asked({})).toBeUndefined();
  });

  it.each(['<html>', '[]', 'null', '{"data":1}'])('takes %s with status 200 for malformed', async (body) => {
    const { client } = setUp(() => new Response(body));
    expect((await failure(client.send(alarmCalls.list, list))).kind).toBe('malformed');
  });

  it('tells a network failure', async () => {
    const { client } = setUp(() => Promise.reject(new TypeError('fetch failed')));
    expect(await failure(client.send(alarmCalls.list, list))).toMatchObject({
      kind: 'network',
      status: null,
      isPassing: true,
    });
  });

  it('gives up after 240 seconds, and tells whoever was aborted from it [SHL-18]', async () => {
    const never = (_: string, { signal }: RequestInit) =>
      new Promise<Response>((_resolve, reject) => {
        signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
      });
    const { client, time } = setUp(never);
    const slow = failure(client.send(alarmCalls.list, list));
    time.advance(240_000);
    expect((await slow).kind).toBe('timeout');
    const leaving = new AbortController();
    const left = failure(client.send(alarmCalls.list, list, { signal: leaving.signal }));
    leaving.abort();
    expect((await left).kind).toBe('aborted');
    expect((await failure(client.send(alarmCalls.list, list, { signal: leaving.signal }))).kind).toBe('aborted');
    expect(time.waiting).toBe(0);
  });

  it('hands files over with their name', async () => {
    const disposition = `attachment; filename="alarms.csv"; filename*=UTF-8''%E8%AD%A6%E5%A0%B1.csv`;
    const { client } = setUp(() => new Response('a,b', { headers: { 'content-disposition': disposition } }));
    const { blob, filename } = await client.download(planCalls.sample, { sampleId: 'office' });
    expect([await blob.text(), filename]).toEqual(['a,b', '警報.csv']);
    expect(await client.send(planCalls.sample, { sampleId: 'office' })).toBe('a,b');
  });

  it('tells the refusal that comes in place of a file', async () => {
    const { client } = setUp(() => done(null, 'form.range'));
    expect(await failure(client.download(planCalls.sample, { sampleId: 'office' }))).toMatchObject({
      kind: 'refused',
      code: 'form.range',
    });
  });
});

describe('a token that is not good any more', () => {
  const refuseOld: Handler = (_, init) =>
    tokenOf(init) === 'new' ? done({ current: 1 }) : Response.json({ code: 'session.tokenInvalid' }, { status: 401 });

  it('is renewed once for all concurrent calls, and each is repeated once [SHL-16]', async () => {
    let logins = 0;
    const { client, requests, expired } = setUp(refuseOld, async () => {
      logins += 1;
      return stored('new');
    });
    const replies = await Promise.all(Array.from({ length: 5 }, () => client.send(alarmCalls.summary, {})));
    expect(replies).toEqual(Array.from({ length: 5 }, () => ({ current: 1 })));
    expect(logins).toBe(1);
    const tokens = requests.map((r) => tokenOf(r.init));
    expect(['old', 'new'].map((token) => tokens.filter((sent) => sent === token).length)).toEqual([5, 5]);
    expect(tokens).toHaveLength(10);
    expect(expired).toEqual([]);
  });

  it('leads to the login page once when there is no automatic re-login [SHL-04] [SHL-16]', async () => {
    const { client, session, expired, requests } = setUp(refuseOld);
    const failures = await Promise.all([1, 2, 3].map(() => failure(client.send(alarmCalls.summary, {}))));
    expect(failures.map((f) => [f.kind, f.code])).toEqual(
      [1, 2, 3].map(() => ['tokenInvalid', 'session.tokenInvalid']),
    );
    expect(expired).toEqual(['/login?back=1']);
    expect(session.token()).toBeNull();
    expect(requests).toHaveLength(3);
  });

  it('leads there too when the re-login is refused, or the new token is refused as well [SHL-16]', async () => {
    const refused = setUp(refuseOld, async () => null);
    expect((await failure(refused.client.send(alarmCalls.summary, {}))).kind).toBe('tokenInvalid');
    expect(refused.expired).toHaveLength(1);
    const useless = setUp(refuseOld, async () => stored('alsoBad'));
    expect((await failure(useless.client.send(alarmCalls.summary, {}))).kind).toBe('tokenInvalid');
    expect([useless.expired.length, useless.requests.length]).toEqual([1, 2]);
  });

  it('is kept when the re-login could not be tried', async () => {
    const { client, session, expired } = setUp(refuseOld, () =>
      Promise.reject(new CallError({ kind: 'network', call: 'session.login' })),
    );
    expect(await failure(client.send(alarmCalls.summary, {}))).toMatchObject({
      kind: 'network',
      call: 'session.login',
    });
    expect([expired, session.token()]).toEqual([[], 'old']);
  });

  it('does not undo what the user did meanwhile', async () => {
    const { client, session, expired } = setUp(refuseOld, async () => {
      session.signOut();
      return stored('new');
    });
    expect((await failure(client.send(alarmCalls.summary, {}))).kind).toBe('tokenInvalid');
    expect([session.token(), expired]).toEqual([null, []]);
  });
});
