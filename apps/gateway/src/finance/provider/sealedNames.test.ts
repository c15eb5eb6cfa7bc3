import { expect, it, vi } from 'vitest';
import { newNameKeys, openName, sealName } from './sealedNames.ts';

it('a name is sealed as long as the key takes it: 214 bytes; what else goes wrong is no matter of its length [FIN-03]', async () => {
  const { publicKey, privateKey } = await newNameKeys();
  const key = { serial: 'K1', publicKey };
  const longest = `${'消'.repeat(71)}a`;
  const sealed = await sealName(key, longest);
  expect(sealed?.serial).toBe('K1');
  expect(await openName(privateKey, sealed?.text ?? '')).toBe(longest);
  expect(await sealName(key, `${longest}b`)).toBeUndefined();
  const encrypt = vi.spyOn(crypto.subtle, 'encrypt').mockRejectedValue(new Error('no entropy'));
  await expect(sealName(key, 'Zhang')).rejects.toThrow('no entropy');
  encrypt.mockRestore();
});
