import { compactDecrypt, exportJWK, generateKeyPair } from 'jose';
import { expect, it } from 'vitest';
import { encipherPassword } from './encipher.ts';

it('enciphers the password with its nonce for the server alone [SES-01]', async () => {
  const { publicKey, privateKey } = await generateKeyPair('ECDH-ES', { extractable: true });
  const key = { ...(await exportJWK(publicKey)), alg: 'ECDH-ES' };
  const text = await encipherPassword('Fire-火-1', { key, nonce: 'once' });
  expect(text).not.toContain('Fire');
  const { plaintext, protectedHeader } = await compactDecrypt(text, privateKey);
  expect(JSON.parse(new TextDecoder().decode(plaintext))).toEqual({ password: 'Fire-火-1', nonce: 'once' });
  expect(protectedHeader.enc).toBe('A256GCM');
});
