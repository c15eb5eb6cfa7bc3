import { defineForm, flag, integer, oneOf, optional, text } from '../../lib/index.ts';
import { nameChars } from '../../tariff/index.ts';
import { merchantNumberChars, openIdChars, splitRatioPercent } from '../limits.ts';

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
  },
  (value) =>
    (value.type === 'merchant' ? (['merchantNumber'] as const) : (['officialAccount', 'openId'] as const)).map(
      (field) => (value[field] === undefined ? { code: 'form.required', field } : undefined),
    ),
);
