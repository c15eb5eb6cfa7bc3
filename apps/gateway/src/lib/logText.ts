/** The most characters of one text in the log: a message of the database may quote a whole statement. */
const longest = 4000;

/** Passwords in addresses, bearer tokens, JWTs, phone and identity numbers, and texts as long as a key. */
export const masked = (text: string): string =>
  text
    .slice(0, longest)
    .replaceAll(/(:\/\/[^\s:@/]*):[^\s@/]+@/g, '$1:***@')
    .replaceAll(/\b(Bearer\s+)\S+/gi, '$1***')
    .replaceAll(/\beyJ[\w-]+\.[\w-]+(?:\.[\w-]+)?/g, '***')
    .replaceAll(/\+?852[- ]?\d{4}[- ]?\d{4}\b/g, '***')
    .replaceAll(/\d{11,}[Xx]?/g, '***')
    .replaceAll(/[\w-]{40,}/g, (long) => (/\d/.test(long) ? '***' : long));

/** Control characters, line separators and marks that turn the direction of writing, as `\uXXXX`. */
export const escaped = (text: string): string =>
  text.replaceAll(
    // oxlint-disable-next-line no-control-regex -- these are what is escaped
    /[\u0000-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069\ufeff]/g,
    (char) => `\\u${(char.codePointAt(0) ?? 0).toString(16).padStart(4, '0')}`,
  );

const deepest = 3;

/**
 * Why something failed, in one line: the code, the message, and what caused it in turn. Nothing else of an error is read: a
 * driver's error may hold the connection with its keys.
 * @example 'ECONNREFUSED: connect ECONNREFUSED 127.0.0.1:5432'
 */
export function causeOf(error: unknown, depth = 0): string {
  if (!(error instanceof Error)) return typeof error === 'string' ? error : Object.prototype.toString.call(error);
  const { code, message, name, cause } = error as Error & { readonly code?: unknown };
  const own = [typeof code === 'string' ? code : '', message || name].filter((part) => part !== '').join(': ');
  return cause === undefined || depth === deepest ? own : `${own} (${causeOf(cause, depth + 1)})`;
}
