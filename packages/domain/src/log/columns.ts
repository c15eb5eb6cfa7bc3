/** How it ended. @spec SES-10 */
export const userLogResults = ['success', 'failure'] as const;
export type UserLogResult = (typeof userLogResults)[number];

/** The columns of the log and of its export: who did what, when, from where. @spec SES-10 */
export const userLogColumns = ['at', 'username', 'action', 'result', 'ip', 'detail'] as const;
export type UserLogColumn = (typeof userLogColumns)[number];

/** The columns of the exported log, which tells all of an entry. @spec SES-10 */
export const userLogExportColumns = [...userLogColumns, 'area', 'target', 'client', 'changes'] as const;
export type UserLogExportColumn = (typeof userLogExportColumns)[number];
