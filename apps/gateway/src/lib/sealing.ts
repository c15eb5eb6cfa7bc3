import { fromBase64Url, type Random, toBase64Url } from './random.ts';

/** Too short a key could be guessed. */
export const sealKeyCharsMin = 32;

const bytesOf = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text);
const digest = async (text: string): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(await crypto.subtle.digest('SHA-256', bytesOf(text)));

interface Key {
  /** Names the key in what it has sealed, and says nothing of it. */
  readonly id: string;
  readonly use: CryptoKey;
}
const idChars = 8;
async function keyOf(text: string): Promise<Key> {
  const id = toBase64Url(await digest(`fireline seal id\n${text}`)).slice(0, idChars);
  const raw = await digest(`fireline seal\n${text}`);
  return { id, use: await crypto.subtle.importKey('raw', raw, 'AES-GCM', false, ['encrypt', 'decrypt']) };
}

const version = '1';
const ivBytes = 12;

/**
 * Encrypts what has to be read again, such as passwords of carriers, by AES-256-GCM. What is sealed names its key, and opens only for the
 * purpose for which it was sealed.
 */
export class Sealer {
  readonly #random: Random;
  readonly #texts: readonly string[];
  #keys: Promise<readonly Key[]> | undefined;

  /** @param keys texts of at least {@link sealKeyCharsMin} characters; the first one seals, each opens; none: nothing can be sealed or opened */
  constructor(random: Random, keys: readonly string[]) {
    this.#random = random;
    this.#texts = keys;
  }

  get canSeal(): boolean {
    return this.#texts.length > 0;
  }

  #all(): Promise<readonly Key[]> {
    this.#keys ??= Promise.all(this.#texts.map(keyOf));
    return this.#keys;
  }

  /** @throws Error without a key */
  async seal(text: string, purpose: string): Promise<string> {
    const [key] = await this.#all();
    if (!key) throw new Error('there is no key to seal with');
    const iv = this.#random.bytes(ivBytes);
    const how = { name: 'AES-GCM', iv, additionalData: bytesOf(purpose) };
    const sealed = await crypto.subtle.encrypt(how, key.use, bytesOf(text));
    return [version, key.id, toBase64Url(iv), toBase64Url(new Uint8Array(sealed))].join('.');
  }

  /** @returns undefined where its key is not here, or it was sealed for something else, or changed since */
  async open(sealed: string, purpose: string): Promise<string | undefined> {
    const [, id, iv = '', content = ''] = sealed.split('.');
    const key = (await this.#all()).find((one) => one.id === id);
    const [ivRead, read] = [fromBase64Url(iv), fromBase64Url(content)];
    if (!key || !ivRead || !read) return undefined;
    const how = { name: 'AES-GCM', iv: ivRead, additionalData: bytesOf(purpose) };
    return crypto.subtle.decrypt(how, key.use, read).then(
      (text) => new TextDecoder().decode(text),
      () => undefined,
    );
  }

  /** Whether it was sealed by the key that seals now. */
  async isCurrent(sealed: string): Promise<boolean> {
    return sealed.split('.')[1] === (await this.#all())[0]?.id;
  }
}
