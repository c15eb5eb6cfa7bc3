/** A union of texts, as the compiler writes it out wherever it is met. */
const union = /"[\w.-]+"(?: \| "[\w.-]+"){3,}/g;

/**
 * Gives each longer union of texts in a declaration a name of its own, once, where it stands more than once.
 * @example sharedUnions('…"a" | "b" | "c" | "d"…"a" | "b" | "c" | "d"…') // '…Union1…Union1… type Union1 = "a" | "b" | "c" | "d";'
 */
export function sharedUnions(declaration: string): string {
  const found = new Map<string, number>();
  for (const [text] of declaration.matchAll(union)) found.set(text, (found.get(text) ?? 0) + 1);
  const shared = [...found].filter(([text, times]) => times > 1 && text.length > 60).map(([text]) => text);
  if (shared.length === 0) return declaration;
  const names = new Map(shared.map((text, at) => [text, `Union${at + 1}`]));
  const named = declaration.replaceAll(union, (text) => names.get(text) ?? text);
  const types = shared.map((text) => `type ${names.get(text)} = ${text};\n`).join('');
  const [body = '', map = ''] = named.split(/(?=\/\/# sourceMappingURL=)/);
  // without the last line a declaration exports all that it declares
  return `${body}${types}export {};\n${map}`;
}
