import type { LogEntry } from '../session/userLog.ts';

/** What the user log says of a plan: its number; its name is behind its key, in the log as well. @spec SES-10 PLN-05 */
export const entryOf = (layerId: number): LogEntry => ({
  detail: String(layerId),
  target: { kind: 'plan', id: layerId },
});
