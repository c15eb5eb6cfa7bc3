import { type Problem, defineForm, flag, optional, text, id, withRules } from '../lib/index.ts';
import { mobile } from '../session/index.ts';
import { lngLatOf, wgs84 } from './coordinates.ts';
import {
  addressChars,
  maintNameChars,
  maintTextChars,
  personNameChars,
  siteNameChars,
  unitInspectorsMax,
} from './limits.ts';
import { alarmPhone, phoneFields, phonesRule } from './phones.ts';

/** A networked unit. @spec SIT-06 SIT-03 */
export const unitForm = withRules(
  defineForm({
    name: text(siteNameChars),
    contact: text(personNameChars),
    address: text(addressChars),
    ...phoneFields('unit'),
    orgId: text({ min: 1, max: 32 }),
    partnerId: optional(id),
    lnglat: optional(lngLatOf(wgs84)),
  }),
  [phonesRule],
);

/** An inspector, who is created under a unit. @spec SIT-06 */
export const inspectorForm = defineForm({ unitId: id, realName: text(personNameChars), mobile });

/**
 * Why a unit cannot have an inspector: another one has the number, or there are as many as a unit has.
 * @param others mobiles of the other inspectors of the unit
 * @spec SIT-06 SIT-03
 */
export const checkInspector = (number: string, others: readonly string[]): Problem | undefined => {
  if (others.includes(number)) return { code: 'site.phone.sameMobile', field: 'mobile' };
  return others.length < unitInspectorsMax ? undefined : { code: 'form.tooMany', args: { 0: unitInspectorsMax } };
};

/** A maintenance company. @spec SIT-07 */
export const maintCompanyForm = defineForm({
  name: text(maintNameChars),
  contact: text(maintTextChars),
  address: text(maintTextChars),
  phone: alarmPhone,
  partnerId: id,
  systemTitle: text(maintTextChars),
});

/** Why a maintenance company cannot be deleted: what it still keeps, with how many. Decision: it is given away first. @spec SIT-07 */
export const checkDeleteMaint = (keeps: { readonly places: number; readonly users: number }): Problem | undefined =>
  keeps.places + keeps.users > 0
    ? { code: 'site.maint.inUse', args: { places: keeps.places, users: keeps.users } }
    : undefined;

/** What a user of a maintenance company can be told by. @spec SIT-07 */
export const maintNotices = ['sms', 'voice', 'app'] as const;
export type MaintNotice = (typeof maintNotices)[number];

/** A user of a maintenance company: real name, role and what tells it. @spec SIT-07 */
export const maintUserForm = defineForm({
  realName: text(maintTextChars),
  mobile,
  roleId: id,
  sms: flag,
  voice: flag,
  app: flag,
} satisfies Readonly<Record<MaintNotice, typeof flag>> & Readonly<Record<string, unknown>>);
