import { defineForm, flag } from '../lib/index.ts';

/**
 * What a tenant may let its partners do. Decision: these eight, from what the commercial side leaves to partners.
 * @spec ORG-05
 */
export const partnerPowers = [
  'registerDevices',
  'command',
  'manageUsers',
  'setPrices',
  'renew',
  'gift',
  'announce',
  'alarmRules',
] as const;
export type PartnerPower = (typeof partnerPowers)[number];

/**
 * What a tenant lets its partners do, as it is entered: ticked or not.
 * @spec ORG-05
 */
export const partnerPowersForm = /* @__PURE__ */ defineForm({
  registerDevices: flag,
  command: flag,
  manageUsers: flag,
  setPrices: flag,
  renew: flag,
  gift: flag,
  announce: flag,
  alarmRules: flag,
} satisfies Readonly<Record<PartnerPower, typeof flag>>);

/**
 * A stored `rentSetting` or `agentSetting` read back, in table order; what it does not know is dropped.
 * @spec ORG-05 SHL-22
 */
export const readPowers = (text: string): PartnerPower[] => {
  const named = new Set(text.split(','));
  return partnerPowers.filter((power) => named.has(power));
};

/** The text under which powers are stored; {@link readPowers} reads it back. @spec ORG-05 SHL-22 */
export const powersText = (powers: readonly PartnerPower[]): string => powers.join(',');

/**
 * What a partner may do: what its tenant lets partners do, and no partner above it has kept back.
 * Decision: a partner hands on what it has and never more.
 * @param rentSetting of the tenant
 * @param agentSettings of the partners from the highest down to this one
 * @spec ORG-05
 */
export const powersOf = (
  rentSetting: readonly PartnerPower[],
  agentSettings: readonly (readonly PartnerPower[])[],
): PartnerPower[] =>
  partnerPowers.filter((power) => [rentSetting, ...agentSettings].every((setting) => setting.includes(power)));

/** A power that a partner lacks, and who above it keeps it back. @spec ORG-05 */
export interface KeptPower {
  readonly power: PartnerPower;
  readonly by: string;
}

/**
 * The powers that somebody above a partner keeps back, each with the highest who does.
 * @param above the tenant, then the partners from the highest down to the one right above; without powers: all of them are handed on
 * @spec ORG-05
 */
export const keptPowers = (
  above: readonly { readonly name: string; readonly powers: readonly PartnerPower[] | null }[],
): KeptPower[] =>
  partnerPowers.flatMap((power) => {
    const keeper = above.find(({ powers }) => powers?.includes(power) === false);
    return keeper ? { power, by: keeper.name } : [];
  });
