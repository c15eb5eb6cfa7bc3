import { CallError } from '../lib/callError.ts';
import type { Client } from '../lib/client.ts';
import { compactDecrypt, exportJWK, generateKeyPair } from 'jose';
import { afterEach, expect, it, vi } from 'vitest';
import { sessionCalls } from './calls.ts';
import { encipherAll } from './encipherAll.ts';
import { logIn, logInAgain } from './logIn.ts';

const credentials = { rentId: 'R001', username: 'platform', password: 'Fireline-2026!' };
const alg = 'ECDH-ES+A256KW';

afterEach(() => {
  vi.unstubAllGlobals();
});

/** A client that keeps what it was asked to send. */
async function fakeClient() {
  const { publicKey, privateKey } = await generateKeyPair(alg, { extractable: true });
  const key = { ...(await exportJWK(publicKey)), alg };
  const sent: Record<string, unknown>[] = [];
  const send = (call: { readonly name: string }, args: Record<string, unknown>) => {
    if (call.name === sessionCalls.key.name) return Promise.resolve({ key, nonce: 'n-1' });
    sent.push(args);
    return Promise.resolve({ token: 't' });
  };
  return { client: { send } as unknown as Client, sent, privateKey };
}

it('where the browser can encipher, the password never travels in the clear [SES-01]', async () => {
  const { client, sent, privateKey } = await fakeClient();
  await logIn(client, credentials);
  expect(sent).toHaveLength(1);
  expect(sent[0]).toMatchObject({ isEncipher: true, username: 'platform', rentId: 'R001', clientType: 'web' });
  expect(JSON.stringify(sent[0])).not.toContain(credentials.password);
  const { plaintext } = await compactDecrypt(String(sent[0]?.password), privateKey);
  expect(JSON.parse(new TextDecoder().decode(plaintext))).toEqual({ password: credentials.password, nonce: 'n-1' });
});

it('on a plain http host, where there is no crypto.subtle, the login still works [SES-01]', async () => {
  const { client, sent } = await fakeClient();
  vi.stubGlobal('crypto', {});
  await logIn(client, credentials);
  expect(sent).toEqual([expect.objectContaining({ isEncipher: false, password: credentials.password })]);
});

it('passwords of one call are enciphered with its one nonce [SES-01] [SES-05]', async () => {
  const { client, privateKey } = await fakeClient();
  const { isEncipher, ...sent } = await encipherAll(client, { oldPassword: 'Old-2026!', password: 'New-2026!' });
  const inside = await Promise.all(
    Object.values(sent).map(async (jwe) => {
      const { plaintext } = await compactDecrypt(jwe, privateKey);
      return JSON.parse(new TextDecoder().decode(plaintext)) as unknown;
    }),
  );
  expect(isEncipher).toBe(true);
  expect(inside).toEqual([
    { password: 'Old-2026!', nonce: 'n-1' },
    { password: 'New-2026!', nonce: 'n-1' },
  ]);
});

it('a re-login that is refused ends the session, one that could not be tried does not [SHL-16]', async () => {
  vi.stubGlobal('crypto', {});
  const failing = (kind: 'refused' | 'network', status = 200) =>
    ({ send: () => Promise.reject(new CallError({ kind, status, call: 'session.login' })) }) as unknown as Client;
  expect(await logInAgain(failing('refused'), credentials)()).toBeNull();
  await expect(logInAgain(failing('network'), credentials)()).rejects.toMatchObject({ kind: 'network' });
  await expect(logInAgain(failing('refused', 429), credentials)()).rejects.toMatchObject({ isPassing: true });
});
