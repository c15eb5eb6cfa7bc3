import { day, defineForm, oneOf, optional, text } from '../lib/index.ts';
import { userLogActions } from './areas.ts';
import { userLogResults } from './columns.ts';

/** What the log is filtered by; the last day may be the first. @spec SES-10 */
export const userLogFilter = defineForm(
  {
    search: optional(text({ min: 0, max: 100 })),
    action: optional(oneOf(userLogActions)),
    result: optional(oneOf(userLogResults)),
    from: optional(day),
    to: optional(day),
  },
  ({ from, to }) => [
    from !== undefined && to !== undefined && to < from ? { code: 'session.log.range', field: 'to' } : undefined,
  ],
);
