import { expect, it } from 'vitest';
import { systemRandom } from './random.ts';
import { Sealer } from './sealing.ts';

const key = 'a'.repeat(40);
const sealer = new Sealer(systemRandom, [key]);

it('opens what it has sealed, for the same purpose alone, and shows nothing of it [MSG-06]', async () => {
  const sealed = await sealer.seal('密码 pass-word', 'send_access R001');
  expect(await sealer.open(sealed, 'send_access R001')).toBe('密码 pass-word');
  expect(sealed).not.toContain('pass');
  expect(await sealer.seal('密码 pass-word', 'send_access R001')).not.toBe(sealed);
  expect(await sealer.open(sealed, 'send_access R002')).toBeUndefined();
  const changed = sealed.slice(0, -2) + (sealed.endsWith('AA') ? 'BB' : 'AA');
  expect(await sealer.open(changed, 'send_access R001')).toBeUndefined();
  expect(await sealer.open('nonsense', 'send_access R001')).toBeUndefined();
});

it('opens what an earlier key has sealed, and says that it is not the current one [MSG-06]', async () => {
  const sealed = await sealer.seal('x', 'p');
  const later = new Sealer(systemRandom, ['b'.repeat(40), key]);
  expect([await later.open(sealed, 'p'), await later.isCurrent(sealed)]).toEqual(['x', false]);
  expect(await sealer.isCurrent(sealed)).toBe(true);
  expect(await new Sealer(systemRandom, ['b'.repeat(40)]).open(sealed, 'p')).toBeUndefined();
  const none = new Sealer(systemRandom, []);
  expect(none.canSeal).toBe(false);
  expect(await none.open(sealed, 'p')).toBeUndefined();
  await expect(none.seal('x', 'p')).rejects.toThrow('no key');
});
