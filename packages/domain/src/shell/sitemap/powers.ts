import { type PartnerPower, partnerPowers } from '../../org/index.ts';
import { type Button, buttons } from '../../role/index.ts';
import type { PageName } from './pages.ts';

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
 * The powers that a partner needs for a permission, all of them; none for looking. Who gives away may renew as well.
 * @param permission `{page}:{button}` or `device.{type}:{button}`
 * @spec ORG-05 DEV-20
 */
export function powersFor(permission: string): readonly PartnerPower[] {
  const at = permission.lastIndexOf(':');
  const [name, button] = [permission.slice(0, at), permission.slice(at + 1) as Button];
  const action = buttons[button];
  if (action === 'command') return ['command'];
  if (action !== 'manage') return [];
  if (button === 'give') return ['gift', 'renew'];
  if (name.startsWith('device.')) return ['registerDevices'];
  return partnerPowers.filter((power) => (pagesOfPower[power] as readonly string[]).includes(name));
}

/** What is left of the permissions of a partner's person when partners have these powers and no others. @spec ORG-05 ROL-07 */
export const rightsWithin = (granted: ReadonlySet<string>, powers: readonly PartnerPower[]): ReadonlySet<string> =>
  new Set([...granted].filter((permission) => powersFor(permission).every((power) => powers.includes(power))));
