import { encipherMethod } from '@fireline/api/session';
import { compactDecrypt, exportJWK, generateKeyPair, importJWK, type JWK } from 'jose';

const algorithm = 'ECDH-ES';

/** A new key for enciphered logins, as the private JWK that is kept. */
export async function newLoginKey(): Promise<string> {
  const { privateKey } = await generateKeyPair(algorithm, { crv: 'P-256', extractable: true });
  return JSON.stringify({ ...(await exportJWK(privateKey)), alg: algorithm, use: 'enc' });
}

/** What the caller enciphers for: the public half. */
export function publicKeyOf(loginKey: string): Record<string, unknown> {
  const { d: _private, ...open } = JSON.parse(loginKey) as JWK;
  return open;
}

/** The password and nonce inside, or nothing when it is not enciphered for this key. */
export async function decipher(
  loginKey: string,
  jwe: string,
): Promise<{ password: string; nonce: string } | undefined> {
  try {
    const key = await importJWK(JSON.parse(loginKey) as JWK, algorithm);
    const { plaintext } = await compactDecrypt(jwe, key, {
      keyManagementAlgorithms: [algorithm],
      contentEncryptionAlgorithms: [encipherMethod],
    });
    const inside = JSON.parse(new TextDecoder().decode(plaintext)) as unknown;
    if (typeof inside !== 'object' || inside === null) return undefined;
    const { password, nonce } = inside as Record<string, unknown>;
    return typeof password === 'string' && typeof nonce === 'string' ? { password, nonce } : undefined;
  } catch {
    return undefined; // not ours to read: the caller is told so
  }
}
