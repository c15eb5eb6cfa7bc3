import { globSync, readFileSync } from 'node:fs';

/** A prop as its type declares it. */
export interface DeclaredProp {
  /** `DeviceMapProps.onOpen` */
  readonly id: string;
  readonly name: string;
  /** Its type on one line. */
  readonly type: string;
}

const withoutComments = (code: string): string =>
  code.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/(?<=^|\s)\/\/.*$/gm, '');
const depthOf = (text: string): number => (text.match(/[{([]/g)?.length ?? 0) - (text.match(/[})\]]/g)?.length ?? 0);

/** The members of the braces that open at `at`, each one text. */
function membersAt(code: string, at: number): string[] {
  const members: string[] = [];
  let [member, depth] = ['', 1];
  for (let index = at; depth > 0 && index < code.length; index += 1) {
    const character = code[index] ?? '';
    depth += depthOf(character);
    if (character === ';' && depth === 1) {
      members.push(member);
      member = '';
    } else member += character;
  }
  return members;
}

const declaration = /\b(?:interface|type) (\w+Props)\b[^{;]*\{/g;
const aProp = /^\s*readonly (\w+)\??: ([\s\S]+)$/;

/** The props that a module declares: those of interfaces and type literals whose name ends in Props. */
export const propsIn = (source: string): DeclaredProp[] => {
  const code = withoutComments(source);
  return [...code.matchAll(declaration)].flatMap((found) =>
    membersAt(code, found.index + found[0].length).flatMap((member) => {
      const [, name, type] = aProp.exec(member) ?? [];
      if (name === undefined || type === undefined) return [];
      return [{ id: `${found[1] ?? ''}.${name}`, name, type: type.replaceAll(/\s+/g, ' ') }];
    }),
  );
};

/** What a package shows of its props: the types that a subpath names, what they are made of, and the bases in lib. */
export function exportedProps(): DeclaredProp[] {
  const exported = new Set(
    globSync('packages/ui/src/*/index.ts').flatMap((file) => readFileSync(file, 'utf8').match(/\b\w+Props\b/g) ?? []),
  );
  const isShown = ({ id }: DeclaredProp): boolean => {
    const type = id.split('.')[0] ?? '';
    return (
      exported.has(type) ||
      exported.has(type.replace(/OwnProps$/, 'Props')) ||
      /^(Root|Field|Open|Pending|Fold)Props$/.test(type)
    );
  };
  return globSync('packages/ui/src/**/*.{ts,tsx}')
    .filter((file) => !/\.(test|stories|example)\.|\/examples/.test(file))
    .flatMap((file) => propsIn(readFileSync(file, 'utf8')))
    .filter(isShown);
}

/** Named by HTML or React, and kept as they are named there. */
const nativeBooleans = new Set([
  'disabled',
  'readOnly',
  'required',
  'checked',
  'defaultChecked',
  'autoFocus',
  'multiple',
]);
const nativeLimits = new Set(['min', 'max', 'minLength', 'maxLength']);

/** Whether a change has the new value, by that name or, where it is not the value of a field, by its own: `onSortChange({ sort })`. */
const tells = (given: string, of: string): boolean =>
  /\breadonly value\b/.test(given) || (of !== '' && new RegExp(`\\breadonly (?:is)?${of}`, 'i').test(given));

/** The rule that a prop breaks, if any: docs/decisions/2026-11-prop-names.md. */
export function faultOf({ name, type }: DeclaredProp, changeTypes: ReadonlySet<string>): string | undefined {
  const plain = type.replace(/ \| undefined$/, '').replace(/^\((\(.*)\)$/, '$1');
  if (plain === 'boolean' && !nativeBooleans.has(name) && !/^(is|has|can|default)[A-Z]/.test(name))
    return 'own booleans begin with is, has or can';
  if (/^(max|min|most|least)([A-Z]|$)/.test(name) && !nativeLimits.has(name)) return 'limits end in Max or Min';
  if (/^(error|errors|errorMessage)$/.test(name))
    return 'what is wrong with an entry is problem, why there is nothing is failure';
  if (!/^on[A-Z]/.test(name) || !plain.startsWith('(')) return undefined;
  const given = /^\(\w+: (.*)\) => /.exec(plain)?.[1] ?? '';
  const of = /^on(\w*)Change$/.exec(name)?.[1];
  if (of !== undefined && !tells(given, of) && !changeTypes.has(given))
    return 'a change is reported as { value }, or by the name of what changed, as in onOpenChange({ isOpen })';
  if (/^(string|number|boolean)\b/.test(given) || /, \w+: /.test(given.replaceAll(/\{[^}]*\}/g, '')))
    return 'a callback receives one object';
  return undefined;
}

/** Names of types that say what changed, each with a `value`. */
export const typesWithValue = (): ReadonlySet<string> =>
  new Set(
    globSync('packages/ui/src/**/*.{ts,tsx}').flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/interface (\w+Change) \{([\s\S]*?)\n\}/g)].flatMap(
        ([, name = '', body = '']) => (/readonly value\??:/.test(body) ? [name] : []),
      ),
    ),
  );
