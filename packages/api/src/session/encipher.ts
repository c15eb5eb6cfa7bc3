import type { ReplyOf } from '../lib/call.ts';
import type { sessionCalls } from './calls.ts';

/** What `session.key` answers: the server's public key (a JWK with its `alg`) and a nonce that is good for one call. */
export type LoginKey = ReplyOf<typeof sessionCalls.key>;

/** How the content of an enciphered password is encrypted. */
export const encipherMethod = 'A256GCM';

/**
 * The password as a compact JWE for the server's key, to be sent with `isEncipher: true`. The clear text is
 * `{ password, nonce }`; the nonce makes a recorded call worthless.
 * @throws Error where there is no `crypto.subtle`: browsers have it on https and on localhost only
 * @spec SES-01
 */
export async function encipherPassword(password: string, { key, nonce }: LoginKey): Promise<string> {
  // most logins travel under TLS and never need it
  const { CompactEncrypt, importJWK } = await import('jose');
  const alg = String(key.alg);
  const text = new TextEncoder().encode(JSON.stringify({ password, nonce }));
  return new CompactEncrypt(text).setProtectedHeader({ alg, enc: encipherMethod }).encrypt(await importJWK(key, alg));
}
