import { clocksDifferMs, hourMs } from '../lib/index.ts';

/** How long a session is open, in milliseconds. @spec SES-05 */
export const sessionMs = 12 * hourMs;
/** Whether a session is open. One that ends later than a session of now was opened by a clock that ran ahead, and is not. @spec SES-05 */
export const isSessionOpen = (expiresAtMs: number, nowMs: number): boolean =>
  expiresAtMs > nowMs && expiresAtMs <= nowMs + sessionMs + clocksDifferMs;
