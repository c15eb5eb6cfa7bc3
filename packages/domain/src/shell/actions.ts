/**
 * The actions whose failure is told as "{action} failed: {0}", with the server's reason.
 * @spec SHL-15
 */
export const actions = [
  'save',
  'modify',
  'add',
  'delete',
  'purchase',
  'bind',
  'unbind',
  'upload',
  'import',
  'download',
  'export',
  'addAnnouncement',
  'editAnnouncement',
  'addTemplate',
  'editTemplate',
  'audit',
  'applyRefund',
  'enableTrigger',
  'disableTrigger',
  'placeOrder',
  'cancelOrder',
  'renew',
  'submit',
  'dispatch',
  'transfer',
  'confirm',
  'diagnose',
  'record',
  'snapshot',
  'gift',
  'command',
  'publish',
  'reset',
  'unlock',
  'createWorkOrder',
  'handleWorkOrder',
  'query',
  'queryChart',
  'authorize',
  'openService',
  'createAssociatedUser',
  'login',
  'logout',
  'changePassword',
  'load',
  'acknowledge',
  'handle',
  'share',
  'undo',
] as const;
export type Action = (typeof actions)[number];

/** The actions whose success is told too. @spec SHL-15 */
export const toldSuccesses = [
  'delete',
  'add',
  'authorize',
  'bind',
  'unbind',
  'upload',
  'dispatch',
  'transfer',
  'save',
  'handle',
  'unlock',
] as const satisfies readonly Action[];
export type ToldSuccess = (typeof toldSuccesses)[number];

/** The actions after whose success the user has to log in again. @spec SES-09 */
export const actionsEndingSession = ['openService'] as const satisfies readonly Action[];
export type EndingAction = (typeof actionsEndingSession)[number];

/** What is said to a token whose session such an action has ended. @spec SES-09 */
export type EndedCode = `session.ended.${EndingAction}`;
export const endedCode = (action: EndingAction): EndedCode => `session.ended.${action}`;

/** The action that has ended the session, by the code of the refusal; undefined where it ended otherwise. @spec SES-09 */
export const endedBy = (code: unknown): EndingAction | undefined =>
  actionsEndingSession.find((action) => code === endedCode(action));
