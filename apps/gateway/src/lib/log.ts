import type { Log } from './context.ts';

/** One line a message, on standard error; JSON fields at its end. */
export const consoleLog: Log = {
  info: (message, fields) => console.error(fields ? `${message} ${JSON.stringify(fields)}` : message),
  error: (message, error, fields) => console.error(fields ? `${message} ${JSON.stringify(fields)}` : message, error),
};
