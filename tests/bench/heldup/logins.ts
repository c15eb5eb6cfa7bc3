import { fixturePassword } from '../../fixtures/tenant.ts';
import { apiBase } from '../lib/signIn.ts';
import { median, type Row, rounded } from '../lib/suite.ts';
import { ask, type Replied } from './ask.ts';

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

const logIn = (url: string, username: string, password: string, from: string): Promise<Replied> =>
  ask(`${url}${apiBase}/auths/weak/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({
      username,
      password,
      rentId: 'R001',
      clientType: 'web',
      isEncipher: 'false',
    }).toString(),
    from,
  });

/** Asks so often, one question every 100 ms, until the work ends, and ten times at least. */
async function meanwhile(url: string, work: Promise<unknown>): Promise<Replied[]> {
  const asked: Promise<Replied>[] = [];
  const going = new Set([work]);
  const ends = () => going.delete(work);
  work.then(ends, ends);
  while (going.size > 0 || asked.length < 10) {
    asked.push(ask(`${url}/health`, { from: '127.0.0.3' }));
    await pause(100);
  }
  return Promise.all(asked);
}

function rowOf(step: string, replies: readonly Replied[], idle: readonly Replied[]): Row {
  const ms = replies.map((reply) => reply.ms);
  return {
    step,
    replies: replies.length,
    'median ms': rounded(median(ms), 1),
    'worst ms': rounded(Math.max(...ms), 1),
    ratio: rounded(median(ms) / median(idle.map((reply) => reply.ms)), 1),
    statuses: [...new Set(replies.map(({ status }) => status))]
      .map((status) => `${status}×${replies.filter((reply) => reply.status === status).length}`)
      .join(' '),
  };
}

/** Wrong passwords of one address, and what `/health` and a login from another address notice of them. */
export async function logins(url: string, times: number): Promise<Row[]> {
  await logIn(url, 'platform', fixturePassword, '127.0.0.2');
  const idle = await meanwhile(url, pause(2000));
  const honestIdle = [];
  for (let time = 0; time < 3; time += 1) honestIdle.push(await logIn(url, 'platform', fixturePassword, '127.0.0.2'));
  const wrong = Promise.all(
    Array.from({ length: times }, (_, at) => logIn(url, `made-up-${at}`, 'Wrong-2026!', '127.0.0.1')),
  );
  const honest = pause(200).then(() => logIn(url, 'platform', fixturePassword, '127.0.0.2'));
  const during = await meanwhile(url, wrong);
  return [
    rowOf('/health idle', idle, idle),
    rowOf(`/health, ${times} wrong logins`, during, idle),
    rowOf('login idle', honestIdle, honestIdle),
    rowOf(`login of another address, ${times} wrong logins`, [await honest], honestIdle),
    rowOf('the wrong logins', await wrong, honestIdle),
  ];
}
