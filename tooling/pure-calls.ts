const definers = 'defineForm|defineMachine|defineWords';
const fields = 'text|number|integer|yuan|oneOf|optional|also|saying|listOf|distinct|someOf|rowOf';
const pureNames = new Set(`${definers}|${fields}`.split('|'));
const importsOfLib =
  /^import \{([^}]*)\} from '(?:@fireline\/domain\/lib|(?:\.\.?\/)+lib\/index\.ts|(?:\.\.?\/)+lib\/\w+\.ts|\.\/\w+\.ts)';/gm;

/** Those names of the domain's lib that the module imports as they are called there. */
const importedNames = (code: string): string[] =>
  [...code.matchAll(importsOfLib)]
    .flatMap(([, names = '']) => names.split(',').map((name) => name.trim()))
    .filter((name) => pureNames.has(name));

/**
 * Marks calls that build words, forms and machines as free of side effects, so that bundlers drop those that a page does not use. The mark at
 * the definition of these functions is not enough: bundlers forget it where the call is in another chunk.
 */
export function markPureCalls(code: string): string {
  const names = importedNames(code);
  if (names.length === 0) return code;
  // a comment, which stays as it is, or the name of a function that is called
  const calls = new RegExp(`/\\*[\\s\\S]*?\\*/|//.*|(?<![\\w.$])(?:${names.join('|')})(?=[<(])`, 'g');
  return code.replaceAll(calls, (found) => (found.startsWith('/') ? found : `/* @__PURE__ */ ${found}`));
}
