import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Why nothing was made. */
export class NewProblem extends Error {}

/** Where an import is added: after the first run of imports. */
export const lastImport = /(?:^|\n)import [^;]*;\n(?!import)/;

/** The files that one run makes or changes; they are written together at the end, or not at all. */
export class Edits {
  readonly root: string;
  readonly #texts = new Map<string, string>();

  constructor(root: string) {
    this.root = root;
  }

  read(path: string): string {
    const text = this.#texts.get(path);
    if (text !== undefined) return text;
    if (!existsSync(join(this.root, path))) throw new NewProblem(`${path} does not exist`);
    return readFileSync(join(this.root, path), 'utf8');
  }

  create(path: string, text: string): void {
    if (existsSync(join(this.root, path))) throw new NewProblem(`${path} exists already`);
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

  append(path: string, text: string): void {
    this.#texts.set(path, this.read(path) + text);
  }

  /** Imports names from a module, in the import of it that is there, or in one of its own. */
  import(path: string, from: string, ...names: readonly string[]): void {
    const old = this.read(path);
    const found = new RegExp(`import \\{([^}]*)\\} from '${from.replaceAll('.', '\\.')}';`).exec(old);
    if (!found) return this.insert(path, { after: lastImport }, `import { ${names.join(', ')} } from '${from}';\n`);
    const known = (found[1] ?? '').split(',').map((name) => name.trim());
    const all = [...new Set([...known.filter(Boolean), ...names])];
    this.#texts.set(path, old.replace(found[0], `import { ${all.join(', ')} } from '${from}';`));
  }

  /** @returns the paths that were written */
  write(): string[] {
    for (const [path, text] of this.#texts) {
      mkdirSync(dirname(join(this.root, path)), { recursive: true });
      writeFileSync(join(this.root, path), text);
    }
    return [...this.#texts.keys()];
  }
}

const sitemap = 'packages/domain/src/shell/sitemap';
/** What a page that is not in the table yet is added by, as far as it is known. */
export interface PageLines {
  /** The rest of its row: path, audience, group of the menu, button set. */
  readonly row: string;
  /** Its title in three languages. */
  readonly title: string;
}

/** A page to come of the table of pages has a screen from now on. @param lines of a page that the table does not have */
export function opensPage(
  edits: Edits,
  name: string,
  lines: PageLines = {
    row: "['/PATH', 'AUDIENCE', 'GROUP', 'BUTTONS']",
    title: "{ cn: '…', hk: '…', en: '…' }",
  },
): void {
  const table = `${sitemap}/table.ts`;
  const toCome = new RegExp(`(?<=\\n  ${name}: )\\{\\s*toCome: (\\[[^\\]]*\\]),?\\s*\\}`);
  if (new RegExp(`\\n  ${name}: \\[`).test(edits.read(table))) throw new NewProblem(`${name} already has a screen`);
  if (!toCome.test(edits.read(table)))
    throw new NewProblem(`${name} is not in the table of pages. Add where its group of the menu is, and run this again:

${table}
  ${name}: { toCome: ${lines.row} },

${sitemap}/words.ts
  'shell.route.${name}': ${lines.title},

What a row holds is in docs/records.md.`);
  edits.replace(table, toCome, '$1');
}

export const capital = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);
