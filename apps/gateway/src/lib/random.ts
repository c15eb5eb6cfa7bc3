/** Where unguessable bytes come from. */
export interface Random {
  bytes(count: number): Uint8Array<ArrayBuffer>;
}

export const systemRandom: Random = { bytes: (count) => crypto.getRandomValues(new Uint8Array(count)) };

export const toBase64Url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');

/** @returns undefined when the text is not base64url */
export function fromBase64Url(text: string): Uint8Array<ArrayBuffer> | undefined {
  if (!/^[\w-]*$/.test(text)) return undefined;
  try {
    return Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (c) => c.charCodeAt(0));
  } catch {
    return undefined; // a length no encoder makes
  }
}

/** 256 bits that nobody guesses. */
export const newToken = (random: Random): string => toBase64Url(random.bytes(32));
