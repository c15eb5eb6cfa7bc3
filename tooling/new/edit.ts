import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Why nothing was made. */
export class NewProblem extends Error {}

/** The files that one run makes or changes; they are written together at the end, or not at all. */
export class Edits {
  readonly #root: string;
  readonly #texts = new Map<string, string>();

  constructor(root: string) {
    this.#root = root;
  }

  read(path: string): string {
    const text = this.#texts.get(path);
    if (text !== undefined) return text;
    if (!existsSync(join(this.#root, path))) throw new NewProblem(`${path} does not exist`);
    return readFileSync(join(this.#root, path), 'utf8');
  }

  create(path: string, text: string): void {
    if (existsSync(join(this.#root, path))) throw new NewProblem(`${path} exists already`);
    this.#texts.set(path, text);
  }

  /** Puts a text where the pattern ends, or before it starts. */
  insert(path: string, where: { readonly after: RegExp } | { readonly before: RegExp }, text: string): void {
    const old = this.read(path);
    const [pattern, isAfter] = 'after' in where ? [where.after, true] : [where.before, false];
    const found = pattern.exec(old);
    if (!found) throw new NewProblem(`${path} has nothing like ${pattern}`);
    const at = found.index + (isAfter ? found[0].length : 0);
    this.#texts.set(path, old.slice(0, at) + text + old.slice(at));
  }

  /** Puts another text in place of what the pattern matches; `$1` is its first group. */
  replace(path: string, pattern: RegExp, by: string): void {
    const old = this.read(path);
    if (!pattern.test(old)) throw new NewProblem(`${path} has nothing like ${pattern}`);
    this.#texts.set(path, old.replace(pattern, by));
  }

  /** @returns the paths that were written */
  write(): string[] {
    for (const [path, text] of this.#texts) {
      mkdirSync(dirname(join(this.#root, path)), { recursive: true });
      writeFileSync(join(this.#root, path), text);
    }
    return [...this.#texts.keys()];
  }
}

export const capital = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);
