/** The codes of a connection that was there: the network dropped it; the server was ended by an administrator, or crashed. */
const endCodes = new Set(['ECONNRESET', 'EPIPE', '57P01', '57P02']);
const endMessages = /^(Connection terminated|Client has encountered a connection error)/;

/** Node's codes for a network on which nobody answers, and PostgreSQL's for a server that takes no one in. */
const awayCodes = new Set([
  'ECONNREFUSED',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  // starting up
  '57P03',
  // too many connections
  '53300',
]);
/** What the driver, and our own thread, say without a code. */
const awayMessages =
  /^(timeout exceeded when trying to connect|Query read timeout|The database (is closed|ended|gave up|did not answer))/;

interface Told {
  readonly code: string;
  readonly message: string;
}

/** What an error of the database says; a bucket that cannot be reached fails with the same codes, and its client says how often it tried. */
function toldBy(error: unknown): Told | undefined {
  if (!(error instanceof Error) || '$metadata' in error) return undefined;
  const { code, message } = error as Error & { readonly code?: unknown };
  return { code: typeof code === 'string' ? code : '', message };
}

/** Whether a connection that was there has ended, whichever side ended it. */
export function isConnectionEnded(error: unknown): boolean {
  const told = toldBy(error);
  return told !== undefined && (endCodes.has(told.code) || endMessages.test(told.message));
}

/** Whether a call failed because the database cannot be reached, not because of what was asked of it. */
export function isDatabaseAway(error: unknown): boolean {
  const told = toldBy(error);
  if (!told) return false;
  return (
    isConnectionEnded(error) ||
    awayCodes.has(told.code) ||
    told.code.startsWith('08') ||
    awayMessages.test(told.message)
  );
}
