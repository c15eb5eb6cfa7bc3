const definers = 'define(?:Words|Form|Machine)';
const fields = 'text|number|integer|yuan|oneOf|optional|also|saying|listOf|distinct|someOf|rowOf';
/** A comment, which stays as it is, or the name of a function that is called. */
const callsOf = (names: string): RegExp =>
  new RegExp(`/\\*[\\s\\S]*?\\*/|//.*|(?<![\\w.$])(?<!function )(?:${names})(?=[<(])`, 'g');
const everywhere = callsOf(definers);
const inDomain = callsOf(`${definers}|${fields}`);

/**
 * Marks calls that build words, forms and machines as free of side effects, so that bundlers drop those that a page does not use. The mark at
 * the definition of these functions is not enough: bundlers forget it where the call is in another chunk.
 */
export const markPureCalls = (code: string, path: string): string =>
  code.replaceAll(path.includes('/packages/domain/') ? inDomain : everywhere, (found) =>
    found.startsWith('/') ? found : `/* @__PURE__ */ ${found}`,
  );
