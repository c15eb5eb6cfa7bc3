import type { Client } from '../lib/client.ts';
import { sessionCalls } from './calls.ts';
import { encipherPassword } from './encipher.ts';

/**
 * Passwords as a call takes them: enciphered wherever the browser can (on https and on localhost), all with one nonce.
 * @spec SES-01
 */
export async function encipherAll<T extends Readonly<Record<string, string>>>(
  client: Client,
  passwords: T,
): Promise<T & { readonly isEncipher: boolean }> {
  if (globalThis.crypto.subtle === undefined) return { ...passwords, isEncipher: false };
  const key = await client.send(sessionCalls.key, {});
  const enciphered = Object.entries(passwords).map(async ([name, text]) => [name, await encipherPassword(text, key)]);
  return { ...(Object.fromEntries(await Promise.all(enciphered)) as T), isEncipher: true };
}
