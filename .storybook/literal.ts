/** Longer texts are cut, and longer lists end with how many follow: the code stays readable and still compiles. */
const charsMax = 80;
const itemsMax = 3;
const lineMax = 90;

const isPlain = (value: object): value is Readonly<Record<string, unknown>> =>
  Object.getPrototypeOf(value) === Object.prototype && !('$$typeof' in value);

/** What a prop of that name is written as: a handler does nothing, any other function has no text. */
const entryOf = (name: string, value: unknown, indent: string): string | undefined =>
  typeof value === 'function' && /^on[A-Z]/.test(name) ? '() => {}' : literalOf(value, indent);

const quoted = (text: string): string => {
  const shown = text.length > charsMax ? `${text.slice(0, charsMax)}…` : text;
  return `'${shown
    .replaceAll('\\', '\\\\')
    .replaceAll("'", String.raw`\'`)
    .replaceAll('\n', String.raw`\n`)}'`;
};

/** On one line where it fits, else a line for each part. */
const listed = (parts: readonly string[], [open, close]: readonly [string, string], indent: string): string => {
  if (parts.length === 0) return open + close;
  const pad = open === '{' ? ' ' : '';
  const line = `${open}${pad}${parts.join(', ')}${pad}${close}`;
  if (line.length + indent.length <= lineMax && !line.includes('\n')) return line;
  return `${open}\n${parts.map((part) => `${indent}  ${part},\n`).join('')}${indent}${close}`;
};

const itemsOf = (items: readonly unknown[], indent: string): string | undefined => {
  const parts = items.slice(0, itemsMax).map((item) => literalOf(item, `${indent}  `));
  if (!parts.every((part) => part !== undefined)) return undefined;
  const more = items.length - parts.length;
  const [last = '', ...before] = parts.toReversed();
  const shown = more > 0 ? [...before.toReversed(), `${last} /* and ${more} more */`] : parts;
  return listed(shown, ['[', ']'], indent);
};

/**
 * A value as the code that makes it.
 * @param value from the arguments of a story
 * @param indent what its further lines begin with
 * @returns undefined where it has a part without a text of its own, such as a function or an element
 */
export function literalOf(value: unknown, indent = ''): string | undefined {
  if (typeof value === 'string') return quoted(value);
  if (typeof value === 'number' || typeof value === 'boolean' || value === null || value === undefined)
    return String(value);
  if (typeof value !== 'object') return undefined;
  if (Array.isArray(value)) return itemsOf(value, indent);
  if (value instanceof Map || value instanceof Set) {
    const items = itemsOf([...value], indent);
    return items === undefined ? undefined : `new ${value instanceof Map ? 'Map' : 'Set'}(${items})`;
  }
  if (!isPlain(value)) return undefined;
  const parts = Object.entries(value)
    // an icon is decoration, and an element has no text of its own
    .filter(([name, own]) => own !== undefined && (name !== 'icon' || typeof own !== 'object'))
    .map(([name, own]) => {
      const text = entryOf(name, own, `${indent}  `);
      return text === undefined ? undefined : `${/^(?:[a-z_$][\w$]*|\d+)$/i.test(name) ? name : quoted(name)}: ${text}`;
    });
  return parts.every((part) => part !== undefined) ? listed(parts, ['{', '}'], indent) : undefined;
}

/** A prop as an attribute; undefined where its value has no text of its own. */
export function attributeOf(name: string, value: unknown, indent: string): string | undefined {
  if (value === true) return name;
  if (typeof value === 'string' && value.length <= charsMax && !/["\\\n]/.test(value)) return `${name}="${value}"`;
  const text = entryOf(name, value, indent);
  return text === undefined ? undefined : `${name}={${text}}`;
}
