import { defineForm, flag, oneOf, optional, type Problem, text } from '../lib/index.ts';
import {
  associatedUserForm,
  checkConfirmation,
  email,
  mobile,
  newAccountForm,
  newPassword,
  newUsername,
  realNameChars,
} from '../session/index.ts';
import { jobNumberChars, wechatIdChars } from './limits.ts';
import { type NotificationMethod, notificationMethods } from './orders.ts';

export const agentStatuses = ['enabled', 'disabled'] as const;
export type AgentStatus = (typeof agentStatuses)[number];

/** What an agent has switched on. @spec SRV-04 */
export interface NotificationSwitches {
  readonly isSmsOn: boolean;
  readonly isVoiceOn: boolean;
  readonly isWechatOn: boolean;
}

const fields = {
  account: newUsername,
  jobNumber: text(jobNumberChars),
  realName: text(realNameChars),
  phone: mobile,
  email: optional(email),
  /** As WeChat gives it to an account: letters, digits, underscores and hyphens. */
  wechatId: optional(text(wechatIdChars, { matches: /^[\w-]+$/, code: 'service.agent.wechatId' })),
  isSmsOn: flag,
  isVoiceOn: flag,
  isWechatOn: flag,
  status: oneOf(agentStatuses),
} as const;

const unbound = ({
  isWechatOn,
  wechatId,
}: {
  readonly isWechatOn: boolean;
  readonly wechatId: string | undefined;
}): Problem | undefined =>
  isWechatOn && wechatId === undefined ? { code: 'service.agent.wechatUnbound', field: 'isWechatOn' } : undefined;

/**
 * A new customer-service agent: account, password by the strict rule, and how they are told.
 * Decision: WeChat can be switched on only where it is bound.
 * @spec SRV-04 SES-05
 */
export const agentForm = defineForm(
  { ...fields, password: newPassword('strict'), confirmation: associatedUserForm.fields.confirmation },
  (agent) => [checkConfirmation(agent.password, agent.confirmation), unbound(agent)],
);

/** A changed agent: the password stays. @spec SRV-04 */
export const agentChangeForm = defineForm(fields, (agent) => [unbound(agent)]);

const { jobNumber, wechatId, isSmsOn, isVoiceOn, isWechatOn } = fields;
/** What an agent has besides its account, and how it is notified. @spec SRV-04 */
export const agentSettingsForm = defineForm({ jobNumber, wechatId, isSmsOn, isVoiceOn, isWechatOn }, (agent) => [
  unbound(agent),
]);

/**
 * An agent together with its account, which is of the tenant's own people: the password is made up and shown once, the role is one that the tenant has
 * made or the built-in one.
 * @spec SRV-04 SES-03 SES-08
 */
export const agentAccountForm = defineForm(
  {
    username: newAccountForm.fields.username,
    realName: newAccountForm.fields.realName,
    mobile: newAccountForm.fields.mobile,
    roleId: newAccountForm.fields.roleId,
    ...agentSettingsForm.fields,
  },
  (agent) => [unbound(agent)],
);

const switchOf = { sms: 'isSmsOn', voice: 'isVoiceOn', wechat: 'isWechatOn' } as const satisfies Record<
  NotificationMethod,
  keyof NotificationSwitches
>;

/** How an agent is really told of an order: the order's methods that the agent has switched on. @spec SRV-01 SRV-04 */
export const agentMethods = (
  agent: NotificationSwitches,
  methods: readonly NotificationMethod[],
): NotificationMethod[] => notificationMethods.filter((method) => methods.includes(method) && agent[switchOf[method]]);

/** Every way in which an agent is notified of an order: a site letter always, also where nothing is switched on. @spec SRV-01 MSG-04 */
export const agentWays = (
  agent: NotificationSwitches,
  methods: readonly NotificationMethod[],
): ('siteLetter' | NotificationMethod)[] => ['siteLetter', ...agentMethods(agent, methods)];

/** The agents that can be given an order: enabled, and not the one who has it. @spec SRV-02 SRV-04 */
export const selectableAgents = <A extends { readonly id: number; readonly status: AgentStatus }>(
  agents: readonly A[],
  holderId: number | null,
): A[] => agents.filter(({ id, status }) => status === 'enabled' && id !== holderId);
