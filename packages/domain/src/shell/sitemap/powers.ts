import { type PartnerPower, partnerPowers } from '../../org/index.ts';
import { type Button, buttons } from '../../role/index.ts';
import type { PageName } from './pages.ts';

/** The pages that each power is about; commands are found on any page. */
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
 * The power that a partner needs for a permission; none for looking.
 * @param permission `{page}:{button}` or `device.{type}:{button}`
 * @spec ORG-05
 */
export function powerFor(permission: string): PartnerPower | undefined {
  const at = permission.lastIndexOf(':');
  const [name, button] = [permission.slice(0, at), permission.slice(at + 1) as Button];
  const action = buttons[button];
  if (action === 'command') return 'command';
  if (action !== 'manage') return undefined;
  if (name.startsWith('device.')) return 'registerDevices';
  return partnerPowers.find((power) => (pagesOfPower[power] as readonly string[]).includes(name));
}

/** What is left of the permissions of a partner's person when partners have these powers and no others. @spec ORG-05 ROL-07 */
export const rightsWithin = (granted: ReadonlySet<string>, powers: readonly PartnerPower[]): ReadonlySet<string> =>
  new Set(
    [...granted].filter((permission) => {
      const power = powerFor(permission);
      return power === undefined || powers.includes(power);
    }),
  );
