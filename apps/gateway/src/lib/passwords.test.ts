import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { systemRandom } from './random.ts';
import { leastCost, PasswordHasher } from './passwords.ts';
import type { Argon2 } from './passwords/argon2.ts';
import { inlineArgon2 } from './passwords/inlineArgon2.ts';
import { nodeArgon2, threadArgon2 } from './passwords/nodeArgon2.ts';
import { TooBusy } from './passwords/turns.ts';

/** Derives nothing, and notes what was asked for in which order, and how many at once. */
function noting() {
  const asked: string[] = [];
  let running = 0;
  let most = 0;
  const argon2: Argon2 = {
    derive: async ({ password, length }) => {
      asked.push(password);
      running += 1;
      most = Math.max(most, running);
      await new Promise((resolve) => setImmediate(resolve));
      running -= 1;
      return new Uint8Array(length);
    },
  };
  return { argon2, asked, most: () => most };
}
const hashingOf = (argon2: Argon2, more: object = {}) => {
  const hasher = new PasswordHasher(systemRandom, { argon2, cost: leastCost, ...more });
  return (address: string, password: string) => hasher.inTurn(address, ({ hash }) => hash(password));
};

describe('the passwords of a gateway', () => {
  it('are hashed at the cost that OWASP asks for unless told otherwise [SES-01]', async () => {
    const hash = await new PasswordHasher(systemRandom).inTurn('', (passwords) => passwords.hash('Fixture-2026!'));
    expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  it.each([
    ['inside the page', inlineArgon2],
    ['in the thread pool', nodeArgon2],
    ['in a thread', threadArgon2()],
  ])('that were hashed before are verified %s, and no other password is [SES-01]', async (_, argon2) => {
    // made by hash-wasm 4.13
    const kept = '$argon2id$v=19$m=19456,t=2,p=1$5f5PqmCzM/a/AO5keJo7pA$J+I/uUaBpU7KqZnuvYS8JJPPmLNooMj1mvH8JfmiGzQ';
    const hasher = new PasswordHasher(systemRandom, { argon2, cost: leastCost });
    const tried = await hasher.inTurn('', async ({ verify, hash }) => [
      await verify('hello', kept),
      await verify('Hello', kept),
      await verify('hello', undefined),
      await verify('ｈello', await hash('hello')),
    ]);
    expect(tried).toEqual([true, false, false, true]);
  });

  it('of one address wait for each other, up to a limit, and those of another address do not wait for them [SES-06]', async () => {
    const { argon2, asked } = noting();
    const hashed = hashingOf(argon2);
    const flood = Array.from({ length: 40 }, (_, at) => hashed('192.0.2.1', `flood ${at}`));
    const honest = hashed('192.0.2.2', 'honest');
    const settled = await Promise.allSettled([...flood, honest]);
    expect(settled.map(({ status }) => status)).toEqual([
      ...Array.from({ length: 33 }, () => 'fulfilled'),
      ...Array.from({ length: 7 }, () => 'rejected'),
      'fulfilled',
    ]);
    expect(settled[39]).toHaveProperty('reason', expect.any(TooBusy));
    expect(asked.indexOf('honest')).toBe(1);
  });

  it('come one at a time of each address, a few of all, and are derived one at a time [SES-06]', async () => {
    const callers = fc.array(fc.integer({ min: 0, max: 9 }), { maxLength: 60 });
    await fc.assert(
      fc.asyncProperty(callers, async (addresses) => {
        const { argon2, most } = noting();
        const hasher = new PasswordHasher(systemRandom, {
          argon2,
          cost: leastCost,
          callersMax: 6,
          keptPlaces: 0,
          waitingMax: 5,
        });
        const serving = new Map<string, number>();
        let mostOfOne = 0;
        let mostOfAll = 0;
        const asked = addresses.map((one) =>
          hasher.inTurn(`192.0.2.${one}`, async ({ hash }) => {
            const count = (serving.get(`${one}`) ?? 0) + 1;
            serving.set(`${one}`, count);
            mostOfOne = Math.max(mostOfOne, count);
            mostOfAll = Math.max(mostOfAll, serving.size);
            await hash('any');
            serving.delete(`${one}`);
          }),
        );
        const refused = (await Promise.allSettled(asked)).filter(({ status }) => status === 'rejected').length;
        const first = [...new Set(addresses)].slice(0, 6);
        // all came at once: the first six addresses are served, six of each
        const served = first.reduce(
          (sum, one) => sum + Math.min(6, addresses.filter((other) => other === one).length),
          0,
        );
        expect(refused).toBe(addresses.length - served);
        expect([mostOfOne <= 1, mostOfAll <= 4, most() <= 1]).toEqual([true, true, true]);
        // nothing is left behind
        expect(await hashingOf(argon2)('192.0.2.1', 'any')).toContain('$argon2id$');
      }),
      { numRuns: 40 },
    );
  });

  it.each([
    ['IPv6', (at: number) => `2001:db8:7:${at.toString(16)}::1`],
    ['IPv4', (at: number) => `198.51.100.${at}`],
  ])(
    'of one customer with many addresses of %s take a few places, and everybody else gets a turn [SES-06]',
    async (_, addressOf) => {
      const hashed = hashingOf(noting().argon2);
      const flood = Array.from({ length: 64 }, (__, at) => hashed(addressOf(at), 'flood'));
      const honest = ['192.0.2.1', '2001:db8:8::1', 'imports'].map((address) => hashed(address, 'honest'));
      const settled = await Promise.allSettled([...flood, ...honest]);
      const statuses = settled.map(({ status }) => status);
      expect(statuses.filter((status) => status === 'fulfilled')).toHaveLength(8 + 3);
      expect(statuses.slice(-3)).toEqual(['fulfilled', 'fulfilled', 'fulfilled']);
    },
  );

  it('of an address that opened a session find places that strangers do not take [SES-06]', async () => {
    const hasher = new PasswordHasher(systemRandom, { argon2: noting().argon2, cost: leastCost });
    const hashed = (address: string) => hasher.inTurn(address, ({ hash }) => hash('any'));
    hasher.noteOpened('192.0.2.1');
    const flood = Array.from({ length: 64 }, (_, at) => hashed(`198.51.${at}.1`));
    const settled = await Promise.allSettled([...flood, hashed('192.0.2.2'), hashed('192.0.2.1')]);
    expect(settled.slice(-2).map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
    expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(64 - 16 + 1);
  });

  it('are refused without a trace of the one before, where that one failed [SES-06]', async () => {
    const failing: Argon2 = { derive: () => Promise.reject(new Error('out of memory')) };
    let argon2 = failing;
    const hashed = hashingOf({ derive: (work) => argon2.derive(work) });
    await expect(Promise.all([hashed('a', 'x'), hashed('a', 'y')])).rejects.toThrow('out of memory');
    argon2 = noting().argon2;
    expect(await hashed('a', 'z')).toContain('$argon2id$');
  });
});
