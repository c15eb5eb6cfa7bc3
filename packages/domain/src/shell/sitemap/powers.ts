import type { Problem } from '../../lib/index.ts';
import { type PartnerPower, partnerPowers, powersOf } from '../../org/index.ts';
import { type Button, type RentKind, type Role, buttons } from '../../role/index.ts';
import type { PageName } from './pages.ts';
import { builtInRights } from './permissions.ts';

/** The pages that each power is about; commands and gifts are found on any page. */
const pagesOfPower: Readonly<Record<PartnerPower, readonly PageName[]>> = {
  registerDevices: ['deviceList', 'deviceIndex'],
  command: [],
  manageUsers: ['systemUser'],
  setPrices: ['pricesTenant', 'pricesDevice', 'pricesCloud', 'servicePrice', 'dealerPrice'],
  renew: ['renewalResources', 'renewalDevices', 'dataCards', 'renewAndPay', 'deviceOrder', 'setMeal', 'serviceOpening'],
  gift: ['pricesFree'],
  announce: ['announcementAudit', 'messageTemplates'],
  alarmRules: ['alarmRules', 'triggerRule'],
};

/**
 * The powers that a partner needs for a permission, all of them; none for looking. Who gives days away may renew as well.
 * @param permission `{page}:{button}` or `device.{type}:{button}`
 * @spec ORG-05 DEV-20
 */
export function powersFor(permission: string): readonly PartnerPower[] {
  const at = permission.lastIndexOf(':');
  const [name, button] = [permission.slice(0, at), permission.slice(at + 1) as Button];
  const action = buttons[button];
  if (action === 'command') return ['command'];
  if (action !== 'manage') return [];
  // days are given with a service, messages and calls are not
  if (button === 'give') return name === 'resourceTransactions' ? ['gift'] : ['gift', 'renew'];
  if (name.startsWith('device.')) return ['registerDevices'];
  return partnerPowers.filter((power) => (pagesOfPower[power] as readonly string[]).includes(name));
}

/** What is left of the permissions of a partner's person when partners have these powers and no others. @spec ORG-05 ROL-07 */
export const rightsWithin = (granted: ReadonlySet<string>, powers: readonly PartnerPower[]): ReadonlySet<string> =>
  new Set([...granted].filter((permission) => powersFor(permission).every((power) => powers.includes(power))));

/** What bounds a partner's person, and the accounts that a partner answers for. */
export interface PowersAbove {
  /** What the tenant lets its partners do; null: all. */
  readonly tenant: readonly PartnerPower[] | null;
  /** What the partners from the highest down to this one are let do; null: all. */
  readonly line: readonly (readonly PartnerPower[] | null)[];
}

/** The powers that are left where all of those above are asked. @spec ORG-05 */
export const powersUnder = ({ tenant, line }: PowersAbove): PartnerPower[] =>
  powersOf(
    tenant ?? partnerPowers,
    line.map((powers) => powers ?? partnerPowers),
  );

/**
 * Why the asker lets nobody manage a place: who manages one does there what residents do, and the asker's role lacks some of it. To follow one does nothing.
 * @param ofRole the asker's role, whatever the powers of partners keep back: they bound a resident as well
 * @spec SIT-02 ROL-01 SES-08
 */
export const checkLetsManage = (ofRole: ReadonlySet<string>, rentKind: RentKind): Problem | undefined =>
  [...builtInRights('resident', rentKind)].every((one) => ofRole.has(one))
    ? undefined
    : { code: 'site.member.manageNotYours', field: 'right' };

/**
 * Why the asker does not change what partners are let do: a power that changes stands for permissions, and the asker lacks one that its kind can have.
 * So nobody gives, or takes, by a limit what they may not give or take by a role.
 * @spec ORG-05 ROL-01
 */
export function checkPowersChange(
  {
    role,
    rentKind,
    granted,
  }: { readonly role: Role; readonly rentKind: RentKind; readonly granted: ReadonlySet<string> },
  before: readonly PartnerPower[],
  after: readonly PartnerPower[],
): Problem | undefined {
  const changed = new Set(partnerPowers.filter((power) => before.includes(power) !== after.includes(power)));
  const permission = [...builtInRights(role, rentKind)].find((one) => {
    return !granted.has(one) && powersFor(one).some((power) => changed.has(power));
  });
  return permission === undefined
    ? undefined
    : { code: 'role.permission.notOwn', field: 'powers', args: { permission } };
}
