import { fromBase64Url, toBase64Url } from '../../lib/random.ts';

const curve = { name: 'ECDSA', namedCurve: 'P-256' } as const;
const how = { name: 'ECDSA', hash: 'SHA-256' } as const;

/** Signs what is sent, with the time at which it is. */
export interface SignedAt {
  readonly timestamp: string;
  readonly raw: Uint8Array<ArrayBuffer>;
}

const signedBytes = ({ timestamp, raw }: SignedAt): Uint8Array<ArrayBuffer> => {
  const head = new TextEncoder().encode(`${timestamp}\n`);
  const all = new Uint8Array(head.length + raw.length);
  all.set(head);
  all.set(raw, head.length);
  return all;
};

export async function newKeyPair(): Promise<{ readonly publicKey: string; readonly privateKey: string }> {
  const { publicKey, privateKey } = await crypto.subtle.generateKey(curve, true, ['sign', 'verify']);
  const asText = async (key: CryptoKey) => JSON.stringify(await crypto.subtle.exportKey('jwk', key));
  return { publicKey: await asText(publicKey), privateKey: await asText(privateKey) };
}

export async function signature(privateKey: string, signed: SignedAt): Promise<string> {
  const key = await crypto.subtle.importKey('jwk', JSON.parse(privateKey) as JsonWebKey, curve, false, ['sign']);
  return toBase64Url(new Uint8Array(await crypto.subtle.sign(how, key, signedBytes(signed))));
}

export async function isSignedBy(publicKey: string, signed: SignedAt, text: string): Promise<boolean> {
  const bytes = fromBase64Url(text);
  if (!bytes) return false;
  const key = await crypto.subtle.importKey('jwk', JSON.parse(publicKey) as JsonWebKey, curve, false, ['verify']);
  return crypto.subtle.verify(how, key, bytes, signedBytes(signed));
}
