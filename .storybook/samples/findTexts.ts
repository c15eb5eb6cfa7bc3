import { parseSync } from 'vite';

/** A Chinese text in a source, as something that another language can take the place of. */
export interface FoundText {
  readonly start: number;
  readonly end: number;
  /** What the text is asked for by; `{}` stands for each value in it. */
  readonly key: string;
  /** The code of its values, in their order. */
  readonly values: readonly { readonly start: number; readonly end: number }[];
  /** Where it stands: code takes a call, an attribute and the text between tags take one in braces, a key one in brackets. */
  readonly place: 'code' | 'jsx' | 'key';
  /** Of a pattern, which is looked for as it stands where no other text is known: its flags. */
  readonly flags?: string;
}

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [field: string]: unknown;
}
const isNode = (value: unknown): value is Node => typeof (value as Node | null)?.type === 'string';
/** The full stop too: one after a link stands alone between tags. */
const han = /[\p{Script=Han}。]/u;

/** A key without quotes, as the formatter leaves one that is a name. */
const keyOf = (node: Node, parent: Node | undefined): FoundText | undefined => {
  const isKey =
    parent?.type === 'Property' && parent.key === node && parent.computed !== true && parent.shorthand !== true;
  const { name, start, end } = node;
  return isKey && typeof name === 'string' && han.test(name)
    ? { start, end, key: name, values: [], place: 'key' }
    : undefined;
};

/** The text between tags as React draws it: without what is around a line break. */
const drawn = (text: string): string => text.replaceAll(/^\s*\n\s*|\s*\n\s*$/g, '').replaceAll(/\s*\n\s*/g, ' ');

const literalOf = (node: Node, parent: Node | undefined): FoundText | undefined => {
  const { value, start, end } = node;
  const { pattern, flags } = (node.regex ?? {}) as { readonly pattern?: string; readonly flags?: string };
  if (pattern !== undefined && flags !== undefined && han.test(pattern))
    return { start, end, key: pattern, values: [], place: 'code', flags };
  if (typeof value !== 'string' || !han.test(value)) return undefined;
  if (parent?.type === 'TSLiteralType') return undefined;
  const isKey = parent?.type === 'Property' && parent.key === node && parent.computed !== true;
  const place = isKey ? 'key' : parent?.type === 'JSXAttribute' ? 'jsx' : 'code';
  return { start, end, key: value, values: [], place };
};

const templateOf = (node: Node): FoundText | undefined => {
  const quasis = node.quasis as readonly { readonly value: { readonly cooked: string } }[];
  const key = quasis.map(({ value }) => value.cooked).join('{}');
  if (!han.test(key)) return undefined;
  return { start: node.start, end: node.end, key, values: node.expressions as readonly Node[], place: 'code' };
};

const textOf = (node: Node): FoundText | undefined => {
  const key = drawn(node.value as string);
  return han.test(key) ? { start: node.start, end: node.end, key, values: [], place: 'jsx' } : undefined;
};

/** The Chinese texts of a story's source, those within others included. Types, comments and patterns keep theirs. */
export function findTexts(file: string, code: string): readonly FoundText[] {
  const found: FoundText[] = [];
  const visit = (node: Node, parent: Node | undefined): void => {
    if (node.type === 'TaggedTemplateExpression') return;
    const text =
      node.type === 'Literal'
        ? literalOf(node, parent)
        : node.type === 'Identifier'
          ? keyOf(node, parent)
          : node.type === 'TemplateLiteral' && parent?.type !== 'TSLiteralType'
            ? templateOf(node)
            : node.type === 'JSXText'
              ? textOf(node)
              : undefined;
    if (text) found.push(text);
    for (const [field, value] of Object.entries(node)) {
      if (field === 'parent') continue;
      for (const part of Array.isArray(value) ? value : [value]) if (isNode(part)) visit(part, node);
    }
  };
  visit(parseSync(file, code).program as unknown as Node, undefined);
  return found;
}
