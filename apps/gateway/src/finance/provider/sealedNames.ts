import { fromBase64Url, toBase64Url } from '../../lib/random.ts';
import type { SealedName } from './port.ts';

// as payment providers take them
const how = { name: 'RSA-OAEP', hash: 'SHA-1' } as const;
const pair = { ...how, modulusLength: 2048, publicExponent: new Uint8Array([1, 0, 1]) };

/** Keys of a provider for the names that are sent to it, as JWK. */
export async function newNameKeys(): Promise<{ readonly publicKey: string; readonly privateKey: string }> {
  const { publicKey, privateKey } = await crypto.subtle.generateKey(pair, true, ['encrypt', 'decrypt']);
  const asText = async (key: CryptoKey) => JSON.stringify(await crypto.subtle.exportKey('jwk', key));
  return { publicKey: await asText(publicKey), privateKey: await asText(privateKey) };
}

/** The public half of a private key, as JWK. */
export function publicNameKey(privateKey: string): string {
  const { kty, n, e } = JSON.parse(privateKey) as JsonWebKey;
  return JSON.stringify({ kty, n, e, ext: true });
}

// what the padding takes: two SHA-1 hashes and two bytes
const paddingBytes = 2 * 20 + 2;

/** Bytes of a name that a key seals: 214 for one of 2048 bits. */
const nameBytes = ({ algorithm }: CryptoKey): number =>
  (algorithm as RsaHashedKeyAlgorithm).modulusLength / 8 - paddingBytes;

/**
 * A name as it goes to a provider: under the key that the serial names.
 * @returns undefined for one that is longer than the key takes
 * @throws Error for a key that seals nothing
 * @spec FIN-03
 */
export async function sealName(
  { serial, publicKey }: { readonly serial: string; readonly publicKey: string },
  name: string,
): Promise<SealedName | undefined> {
  const key = await crypto.subtle.importKey('jwk', JSON.parse(publicKey) as JsonWebKey, how, false, ['encrypt']);
  const bytes = new TextEncoder().encode(name);
  if (bytes.length > nameBytes(key)) return undefined;
  return { serial, text: toBase64Url(new Uint8Array(await crypto.subtle.encrypt(how, key, bytes))) };
}

/** @returns undefined for what was not sealed under this key */
export async function openName(privateKey: string, text: string): Promise<string | undefined> {
  const sealed = fromBase64Url(text);
  if (!sealed) return undefined;
  const key = await crypto.subtle.importKey('jwk', JSON.parse(privateKey) as JsonWebKey, how, false, ['decrypt']);
  return crypto.subtle.decrypt(how, key, sealed).then(
    (name) => new TextDecoder().decode(name),
    () => undefined,
  );
}
