import { dirname, join } from 'node:path';
import { parseAst } from 'vite';

interface Node {
  readonly type: string;
  readonly [key: string]: unknown;
}
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;

/** Calls the function of this name, or awaits it beside others in `Promise.all([…])`. */
const calls = ({ type, callee, arguments: given }: Node, name: string): boolean =>
  type === 'CallExpression' &&
  isNode(callee) &&
  (callee.name === name ||
    (isNode(callee.property) &&
      callee.property.name === 'all' &&
      Array.isArray(given) &&
      given.some(
        (list) =>
          isNode(list) && Array.isArray(list.elements) && list.elements.some((one) => isNode(one) && calls(one, name)),
      )));

interface Import {
  readonly specifier: string;
  /**
   * It is there only when all words are: `speakWhole()` is awaited beside it, or it is in a table that `spoken()` makes so, as it does with those that
   * satisfy `Screens`.
   */
  readonly isWaiting: boolean;
}

/** A table of the screens of an area. */
const isScreens = ({ type, typeAnnotation: kind }: Node): boolean =>
  type === 'TSSatisfiesExpression' && isNode(kind) && isNode(kind.typeName) && kind.typeName.name === 'Screens';

/** Each `import()` inside a node. */
function* importsIn(value: unknown, isAwaited = false): Generator<Import> {
  if (Array.isArray(value)) for (const one of value) yield* importsIn(one, isAwaited);
  if (!isNode(value)) return;
  const { type, source } = value;
  if (type === 'ImportExpression' && isNode(source) && typeof source.value === 'string')
    yield { specifier: source.value, isWaiting: isAwaited };
  const waits = isAwaited || calls(value, 'speakWhole') || calls(value, 'spoken') || isScreens(value);
  for (const inside of Object.values(value)) yield* importsIn(inside, waits);
}

export interface Loading {
  /** The modules that are there from the beginning. */
  readonly early: ReadonlySet<string>;
  /** Those of them that are checked. */
  readonly isChecked: (id: string) => boolean;
  /** The names of the tables of words that come later. */
  readonly lateTables: ReadonlySet<string>;
  readonly sourceOf: (id: string) => string;
  readonly moduleOf: (id: string) => Imported | null;
}

interface Imported {
  readonly importedIds: readonly string[];
  readonly dynamicallyImportedIds: readonly string[];
}

/**
 * What early modules load later that says something whose words may not be there yet, as `importer: what it loads`: a reader would see keys. Each
 * `import()` counts by itself, and what it loads counts with all that it imports.
 */
export function loadedWithoutWords(loading: Loading): readonly string[] {
  const { early, isChecked, lateTables, sourceOf, moduleOf } = loading;
  const hasLateWords = (later: string): boolean => {
    const loaded = new Set([later]);
    // a set grows while it is walked
    for (const id of loaded) {
      if (
        sourceOf(id)
          .match(/\b\w+Words\b/g)
          ?.some((name) => lateTables.has(name))
      )
        return true;
      for (const next of moduleOf(id)?.importedIds ?? []) if (!early.has(next)) loaded.add(next);
    }
    return false;
  };
  return [...early].filter(isChecked).flatMap((id) => {
    const later = (moduleOf(id)?.dynamicallyImportedIds ?? []).filter((one) => !early.has(one) && hasLateWords(one));
    if (later.length === 0) return [];
    const imports = [...importsIn(parseAst(sourceOf(id), { lang: id.endsWith('x') ? 'tsx' : 'ts' }))];
    const isAwaited = (one: string): boolean => {
      const own = imports.filter(({ specifier }) => join(dirname(id), specifier) === one);
      return own.length > 0 && own.every(({ isWaiting }) => isWaiting);
    };
    return later.filter((one) => !isAwaited(one)).map((one) => `${id}: ${one}`);
  });
}
