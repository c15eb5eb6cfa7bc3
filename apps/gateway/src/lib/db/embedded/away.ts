/** Node's codes for a network on which nobody answers, and PostgreSQL's for a server that takes no one in. */
const awayCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ETIMEDOUT',
  'EPIPE',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  // ended by an administrator, crashed, starting up
  '57P01',
  '57P02',
  '57P03',
  // too many connections
  '53300',
]);
/** What the driver, and our own thread, say without a code. */
const awayMessages =
  /^(Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client has encountered a connection error|The database (is closed|ended|gave up|did not answer))/;

/** Whether a call failed because the database cannot be reached, not because of what was asked of it. */
export function isDatabaseAway(error: unknown): boolean {
  // a bucket that cannot be reached fails with the same codes; its client says how often it tried
  if (!(error instanceof Error) || '$metadata' in error) return false;
  const { code, message } = error as Error & { readonly code?: unknown };
  if (typeof code === 'string' && (awayCodes.has(code) || code.startsWith('08'))) return true;
  return awayMessages.test(message);
}
