import { join } from 'node:path';
import {
  type Documentation,
  ERROR_CODES,
  type Handler,
  builtinHandlers,
  builtinResolvers,
  makeFsImporter,
  parse,
  utils,
} from 'react-docgen';

/** A place in a source, as the reader of types gives it. */
type Path = ReturnType<typeof utils.getTypeFromReactComponent>[number];
type FileOfSource = Parameters<InstanceType<typeof builtinResolvers.FindExportedDefinitionsResolver>['resolve']>[0];
interface Prop {
  readonly path: Parameters<typeof utils.setPropDescription>[1];
  readonly name: string;
  /** In one of several shapes only, so that it cannot be called required. */
  readonly isOfOneShape: boolean;
}

/** What stands there: nothing, one or several. */
const at = (path: Path, key: string, ...further: readonly string[]): readonly Path[] => {
  const got: Path | Path[] = path.get(key);
  const found: Path[] = (Array.isArray(got) ? got : [got]).filter(({ node }) => node);
  const [next, ...rest] = further;
  return next === undefined ? found : found.flatMap((one) => at(one, next, ...rest));
};

/** The names in `'a' | 'b'`, written out or behind a name of their own. */
const namesIn = (keys: Path): ReadonlySet<string> => {
  const declared = keys.isTSTypeReference() ? utils.resolveToValue(keys.get('typeName')) : keys;
  return new Set(Array.from(utils.printValue(declared).matchAll(/'([^']+)'/g), ([, name]) => name ?? ''));
};

/** Of a type that goes by its name, such as `TreeProps` or `Omit<FieldProps, 'label'>`. */
function* propsOfNamed(name: Path, parameters: readonly Path[]): Generator<Prop> {
  const word = utils.printValue(name);
  const [of, keys] = parameters;
  if ((word === 'Pick' || word === 'Omit') && of && keys) {
    const named = namesIn(keys);
    for (const prop of propsIn(of)) if (named.has(prop.name) === (word === 'Pick')) yield prop;
    return;
  }
  const declared = utils.resolveToValue(name);
  if (declared.isTSInterfaceDeclaration() || declared.isTSTypeAliasDeclaration()) yield* propsIn(declared);
}

/** The props that a type has: through names, `extends`, `Pick` and `Omit`, and of every shape that it may take. */
function* propsIn(type: Path): Generator<Prop> {
  for (const part of [...at(type, 'typeAnnotation'), ...(type.isTSIntersectionType() ? at(type, 'types') : [])])
    yield* propsIn(part);
  if (type.isTSUnionType())
    for (const shape of at(type, 'types')) for (const prop of propsIn(shape)) yield { ...prop, isOfOneShape: true };
  for (const name of [...at(type, 'typeName'), ...at(type, 'expression')])
    yield* propsOfNamed(name, at(type, 'typeParameters', 'params'));
  for (const base of at(type, 'extends')) yield* propsIn(base);
  for (const member of [...at(type, 'body', 'body'), ...at(type, 'members')]) yield* propOf(member);
}

function* propOf(path: Path): Generator<Prop> {
  if (!path.isTSPropertySignature()) return;
  const name = utils.getPropertyName(path);
  if (name !== null) yield { path, name, isOfOneShape: false };
}

/** The type as it is written; a closed set in its parts, since a control is made of them. */
const typeOf = (annotation: Parameters<typeof utils.getTSType>[0]) => {
  const type = utils.getTSType(annotation);
  const isClosed = 'elements' in type && type.name === 'union' && type.elements.every(({ name }) => name === 'literal');
  return isClosed ? type : { name: utils.printValue(annotation).replace(/^: ?/, '') };
};

const typesOfProps: Handler = (documentation, component) => {
  for (const type of utils.getTypeFromReactComponent(component))
    for (const { path, name, isOfOneShape } of propsIn(type)) {
      const [annotation] = at(path, 'typeAnnotation');
      if (!annotation?.isTSTypeAnnotation()) continue;
      const tsType = typeOf(annotation);
      // another shape has it, and this one says that it must be left out
      if (tsType.name === 'undefined' || tsType.name === 'never') continue;
      const prop = documentation.getPropDescriptor(name);
      Object.assign(prop, { tsType, required: !isOfOneShape && !('optional' in path.node && path.node.optional) });
      utils.setPropDescription(documentation, path);
    }
};

/** The file that a specifier leads to; what comes from other packages stays a name. */
const fileOf = (specifier: string, folder: string): string => {
  const [, area] = /^@fireline\/domain\/(\w+)$/.exec(specifier) ?? [];
  if (area !== undefined) return join(import.meta.dirname, '../packages/domain/src', area, 'index.ts');
  if (specifier.startsWith('.')) return join(folder, specifier);
  throw Object.assign(new Error(specifier), { code: 'MODULE_NOT_FOUND' });
};

const { codeTypeHandler: _, ...otherHandlers } = builtinHandlers;
const exported = new builtinResolvers.FindExportedDefinitionsResolver();
const options = {
  handlers: [...Object.values(otherHandlers), typesOfProps],
  // what is exported from another file stands on the page of that one
  resolver: (file: FileOfSource) => exported.resolve(file).filter(({ hub }) => hub.file === file),
  importer: makeFsImporter(fileOf),
};

/** The components that a source file exports, by their names: their props, the types as written, and what the doc blocks say. */
export function documented(source: string, filename: string): ReadonlyMap<string, Documentation> {
  try {
    const found = parse(source, { ...options, filename });
    return new Map(found.flatMap((told) => (told.displayName === undefined ? [] : [[told.displayName, told]])));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === ERROR_CODES.MISSING_DEFINITION) return new Map();
    throw error;
  }
}

// a test shows no documentation
const isShown = process.env.VITEST === undefined;

/** Hands what is documented to Storybook, which finds it on the function. */
export const propTypes = {
  name: 'fireline-prop-types',
  enforce: 'pre',
  transform: (code: string, id: string) => {
    if (
      !isShown ||
      !/\/(?:packages\/ui|apps\/[\w-]+)\/src\/[^?]+(?<!\.(?:stories|test|support|example))\.tsx$/.test(id)
    )
      return undefined;
    const lines = Array.from(documented(code, id), ([name, told]) => `;${name}.__docgenInfo=${JSON.stringify(told)}`);
    return lines.length === 0 ? undefined : { code: `${code}\n${lines.join('\n')}`, map: null };
  },
} as const;
