/** What one derivation of argon2id takes; passes and memory are what it costs. */
export interface Argon2Work {
  readonly password: string;
  readonly salt: Uint8Array<ArrayBuffer>;
  readonly passes: number;
  readonly memoryKiB: number;
  readonly parallelism: number;
  /** Of the result, in bytes. */
  readonly length: number;
}

/** Computes argon2id somewhere: in this thread, in the thread pool, or in a thread of its own. */
export interface Argon2 {
  /** Asked for one at a time. */
  derive(work: Argon2Work): Promise<Uint8Array>;
}

const toBase64 = (bytes: Uint8Array): string => btoa(String.fromCharCode(...bytes)).replace(/=+$/, '');
const fromBase64 = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text), (character) => character.charCodeAt(0));

const form = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/;

/** The hash in the usual text form, which says what it cost. */
export async function encoded(argon2: Argon2, work: Argon2Work): Promise<string> {
  const hash = await argon2.derive(work);
  const cost = `m=${work.memoryKiB},t=${work.passes},p=${work.parallelism}`;
  return `$argon2id$v=19$${cost}$${toBase64(work.salt)}$${toBase64(hash)}`;
}

/** Takes the same time wherever they differ. */
function areEqual(one: Uint8Array, other: Uint8Array): boolean {
  let differences = one.length ^ other.length;
  for (const [at, byte] of one.entries()) differences |= byte ^ (other[at] ?? 0);
  return differences === 0;
}

/** Whether the password is the one hashed. @throws Error for a text that is no hash of argon2id */
export async function matches(argon2: Argon2, password: string, hash: string): Promise<boolean> {
  const [, memoryKiB, passes, parallelism, salt, expected] = form.exec(hash) ?? [];
  if (salt === undefined || expected === undefined) throw new Error('A stored password is no hash of argon2id.');
  const known = fromBase64(expected);
  const cost = { memoryKiB: Number(memoryKiB), passes: Number(passes), parallelism: Number(parallelism) };
  return areEqual(await argon2.derive({ ...cost, password, salt: fromBase64(salt), length: known.length }), known);
}
