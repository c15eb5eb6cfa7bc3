import { describe, expect, it } from 'vitest';
import { systemRandom } from './random.ts';
import { PasswordHasher, TooBusy } from './passwords.ts';

describe('PasswordHasher', () => {
  it('hashes at the cost that OWASP asks for unless told otherwise [SES-01]', async () => {
    const hash = await new PasswordHasher(systemRandom).hash('Fixture-2026!');
    expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  it('takes two at a time, lets as many wait as it may, and refuses the rest [SES-06]', async () => {
    const hasher = new PasswordHasher(systemRandom, { waitingMax: 3, cost: { iterations: 1, memorySize: 8 } });
    const asked = await Promise.allSettled(Array.from({ length: 7 }, () => hasher.hash('Fixture-2026!')));
    expect(asked.map(({ status }) => status)).toEqual([
      ...Array.from({ length: 5 }, () => 'fulfilled'),
      'rejected',
      'rejected',
    ]);
    expect(asked.at(-1)).toHaveProperty('reason', expect.any(TooBusy));
    expect(await hasher.verify('Fixture-2026!', await hasher.hash('Fixture-2026!'))).toBe(true);
  });
});
