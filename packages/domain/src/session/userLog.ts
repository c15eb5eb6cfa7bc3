import { day, defineForm, oneOf, optional, text } from '../lib/index.ts';

/** What the user log notes: of the accounts themselves, then of the other areas, by area and deed. @spec SES-06 SES-10 */
export const userLogActions = [
  'login',
  'logout',
  'register',
  'changeUser',
  'changePassword',
  'lock',
  'unlock',
  'create',
  'change',
  'disable',
  'enable',
  'delete',
  'authorize',
  'openService',
  'export',
  'alarm.handle',
  'public.link',
  'plan.create',
  'plan.change',
  'plan.changeKey',
  'plan.unlock',
  'plan.upload',
  'plan.publish',
  'plan.rollBack',
  'plan.savePoints',
  'plan.saveResources',
  'plan.delete',
  'plan.restore',
  'building.create',
  'building.change',
  'building.createResource',
  'building.changeResource',
  'building.deleteResource',
] as const;
export type UserLogAction = (typeof userLogActions)[number];

/** How it ended. @spec SES-10 */
export const userLogResults = ['success', 'failure'] as const;
export type UserLogResult = (typeof userLogResults)[number];

/** The columns of the log and of its export: who did what, when, from where. @spec SES-10 */
export const userLogColumns = ['at', 'username', 'action', 'result', 'ip', 'detail'] as const;
export type UserLogColumn = (typeof userLogColumns)[number];

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
