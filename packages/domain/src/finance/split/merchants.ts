import { defineForm, flag, integer, oneOf, optional, type Problem, text } from '../../lib/index.ts';
import { nameChars } from '../../tariff/index.ts';
import { merchantNumberChars, openIdChars, refundReasonChars, splitRatioPercent } from '../limits.ts';
import type { SplitRule } from './rules.ts';

/** @spec FIN-02 */
export const merchantTypes = ['ordinary', 'special'] as const;
export type MerchantType = (typeof merchantTypes)[number];

const merchantNumber = text(merchantNumberChars, { matches: /^\d+$/, code: 'finance.merchant.number' });

/**
 * A merchant. Decision: where splitting is enabled the maximum ratio is required; where it is not, it is kept but not asked for.
 * @spec FIN-02
 */
export const merchantForm = defineForm(
  {
    enterpriseId: text(nameChars),
    type: oneOf(merchantTypes),
    number: merchantNumber,
    name: text(nameChars),
    fullName: text(nameChars),
    tenantId: text(nameChars),
    isSplitEnabled: flag,
    isReceivingEnabled: flag,
    maxSplitRatio: optional(integer(splitRatioPercent)),
  },
  ({ isSplitEnabled, maxSplitRatio }) => [
    isSplitEnabled && maxSplitRatio === undefined ? { code: 'form.required', field: 'maxSplitRatio' } : undefined,
  ],
);

/** @spec FIN-03 */
export const recipientTypes = ['merchant', 'person'] as const;
export type RecipientType = (typeof recipientTypes)[number];

/** What a recipient is to the merchant. Decision: the relations that payment providers know. @spec FIN-03 */
export const recipientRelations = [
  'serviceProvider',
  'store',
  'staff',
  'storeOwner',
  'partner',
  'headquarters',
  'brand',
  'distributor',
  'user',
  'supplier',
  'custom',
] as const;
export type RecipientRelation = (typeof recipientRelations)[number];

const openId = optional(text(openIdChars, { matches: /^[\w-]+$/, code: 'finance.recipient.openId' }));

/**
 * Who gets a part of a payment. Decision: a merchant is paid by its number, a person by the open id under an official account.
 * @spec FIN-03
 */
export const recipientForm = defineForm(
  {
    type: oneOf(recipientTypes),
    name: text(nameChars),
    merchantNumber: optional(merchantNumber),
    officialAccount: openId,
    openId,
    relation: oneOf(recipientRelations),
    /** The partner that it is paid for: who sees what it received. */
    partnerId: optional(text(nameChars)),
  },
  (value) =>
    (value.type === 'merchant' ? (['merchantNumber'] as const) : (['officialAccount', 'openId'] as const)).map(
      (field) => (value[field] === undefined ? { code: 'form.required', field } : undefined),
    ),
);

/** Why no split or refund of a merchant goes out any more. @spec FIN-02 */
export const merchantStopForm = /* @__PURE__ */ defineForm({ reason: text(refundReasonChars) });

/** What names a recipient at its provider: a merchant its number, a person its open id. @spec FIN-03 */
export const recipientAccount = (one: {
  readonly type: RecipientType;
  readonly merchantNumber?: string | null | undefined;
  readonly openId?: string | null | undefined;
}): string => (one.type === 'merchant' ? one.merchantNumber : one.openId) ?? '';

/**
 * Why a recipient cannot be ended: rules that still pay it are named.
 * @param rules those of its payee; ended ones do not count
 * @spec FIN-03 FIN-04
 */
export const checkEndRecipient = (
  recipientId: string,
  rules: readonly Pick<SplitRule, 'name' | 'tasks' | 'isEnded'>[],
): Problem | undefined => {
  const names = rules
    .filter(({ isEnded, tasks }) => !isEnded && tasks.some((task) => task.recipientId === recipientId))
    .map(({ name }) => name);
  return names.length === 0 ? undefined : { code: 'finance.recipient.inUse', args: { names: names.join(', ') } };
};
