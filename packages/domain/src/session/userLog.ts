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
  'resetPassword',
  'endSession',
  'authorize',
  'openService',
  'export',
  'import',
  'alarm.acknowledge',
  'alarm.handle',
  'message.createAnnouncement',
  'message.resubmitAnnouncement',
  'message.approveAnnouncement',
  'message.rejectAnnouncement',
  'message.createAccess',
  'message.changeAccess',
  'message.deleteAccess',
  'message.testAccess',
  'message.saveSendRule',
  'message.addPhoneBlock',
  'message.deletePhoneBlock',
  'message.addDeviceBlock',
  'message.deleteDeviceBlock',
  'message.saveSendTrigger',
  'message.sendAgain',
  'message.createTemplate',
  'message.changeTemplate',
  'message.deleteTemplate',
  'message.saveReceiving',
  'alarm.createDrill',
  'alarm.endDrill',
  'alarm.saveDutyPlan',
  'alarm.answerDutyCheck',
  'alarm.beginShift',
  'alarm.stepHandover',
  'alarm.createRule',
  'alarm.changeRule',
  'alarm.switchRule',
  'alarm.withdrawRule',
  'analysis.makeReport',
  'alarm.rehearse',
  'alarm.cancelRehearsal',
  'alarm.createTrigger',
  'alarm.changeTrigger',
  'alarm.switchTrigger',
  'alarm.deleteTrigger',
  'alarm.createHazard',
  'alarm.changeHazard',
  'alarm.completeHazard',
  'alarm.handOverHazard',
  'alarm.uploadHazardImage',
  'device.life',
  'device.create',
  'device.change',
  'device.bind',
  'device.unbind',
  'device.undoMove',
  'device.upkeep',
  'device.camera',
  'device.media',
  'device.deleteMedia',
  'device.renewMedia',
  'device.sendCommand',
  'device.cancelCommand',
  'device.limitSending',
  'device.saveZone',
  'device.removeZone',
  'device.savePoint',
  'device.removePoint',
  'device.createTask',
  'device.changeTask',
  'device.stepTask',
  'device.sendSosBatch',
  'public.link',
  'public.revoke',
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
  'site.create',
  'site.change',
  'site.delete',
  'site.createUnit',
  'site.changeUnit',
  'site.deleteUnit',
  'site.changePartner',
  'site.createPartner',
  'site.changePartnerFacts',
  'site.savePowers',
  'site.disablePartner',
  'site.enablePartner',
  'site.deletePartner',
  'service.sendFeedback',
  'service.replyFeedback',
  'service.uploadFeedbackImage',
  'site.createProject',
  'site.changeProject',
  'site.deleteProject',
  'site.uploadProjectImage',
  'site.addProjectDevices',
  'site.removeProjectDevices',
  'site.createMaint',
  'site.changeMaint',
  'site.deleteMaint',
  'site.assignMaint',
  'site.addMember',
  'site.changeMember',
  'site.unbindMembers',
  'building.create',
  'building.change',
  'building.uploadImage',
  'building.createResource',
  'building.changeResource',
  'building.deleteResource',
  'org.create',
  'org.change',
  'org.move',
  'org.delete',
  'org.addDistricts',
  'device.createKey',
  'device.changeKey',
  'device.rotateKey',
  'device.revokeKey',
  'role.create',
  'role.change',
  'role.delete',
  'role.assign',
  'brand',
  'role.forcePush',
  'role.partnerPowers',
] as const;
export type UserLogAction = (typeof userLogActions)[number];

/** What a field was and what it is now; null where there was or is nothing. @spec SES-10 */
export type LoggedChanges = Readonly<Record<string, { readonly before: unknown; readonly after: unknown }>>;

/** What differs between two records, by field; nothing on either side is null. @spec SES-10 */
export function loggedChanges(before: object, after: object): LoggedChanges {
  const [was, is] = [before, after] as Readonly<Record<string, unknown>>[];
  const fields = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  const pairs = fields.map((field) => [field, { before: was?.[field] ?? null, after: is?.[field] ?? null }] as const);
  return Object.fromEntries(
    pairs.filter(([, change]) => JSON.stringify(change.before) !== JSON.stringify(change.after)),
  );
}

/** How it ended. @spec SES-10 */
export const userLogResults = ['success', 'failure'] as const;
export type UserLogResult = (typeof userLogResults)[number];

/** The columns of the log and of its export: who did what, when, from where. @spec SES-10 */
export const userLogColumns = ['at', 'username', 'action', 'result', 'ip', 'detail'] as const;
export type UserLogColumn = (typeof userLogColumns)[number];

/** The parts of the product that changes are logged of. @spec SES-10 */
export const userLogAreas = [
  'session',
  'role',
  'org',
  'alarm',
  'device',
  'site',
  'building',
  'plan',
  'service',
  'public',
] as const;
export type UserLogArea = (typeof userLogAreas)[number];

/** The columns of the exported log, which tells all of an entry. @spec SES-10 */
export const userLogExportColumns = [...userLogColumns, 'area', 'target', 'client', 'changes'] as const;
export type UserLogExportColumn = (typeof userLogExportColumns)[number];

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
