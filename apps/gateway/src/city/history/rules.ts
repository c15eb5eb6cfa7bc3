import { type AlarmKind, type AlarmRuleSettings, defaultRuleSettings, takesEffectAtMs } from '@fireline/domain/alarm';
import { fromTheBeginning } from '../../alarm/rules/defaults.ts';
import { type BulkRow, insertMany } from '../../lib/db/query/bulk.ts';
import type { Tx } from '../../lib/db/schema.ts';
import { dayMs, minuteMs } from '../calendar.ts';
import type { City, Ms } from '../model.ts';

type Settings = Omit<AlarmRuleSettings, 'partnerId'>;
interface Version {
  readonly settings: Settings;
  readonly savedAt: Ms;
  readonly isEnabled?: boolean;
  readonly withdrawnAt?: Ms;
}

/** The version of the rules for all devices of a tenant that judged a kind at an instant; null: none does. */
export type VersionAt = (rentId: string, kind: AlarmKind, at: Ms) => number | null;

const by = '平台管理员';
const iso = (ms: Ms): string => new Date(ms).toISOString();

/** What a partner asks for besides the defaults: two of them are still to come. */
const stricter = {
  smoke: { threshold: 80, recoversAt: 50, alarmTimeMinutes: 3 },
  gasLeak: { threshold: 40, recoversAt: 15, alarmTimeMinutes: 2 },
} as const;

const pendingMin = { smoke: 4, gasLeak: 9 } as const;

/** The versions of a default rule: a tenant has tuned some of them, one idea was withdrawn. */
function pastOf(settings: Settings, now: Ms): Version[] {
  const first = { settings, savedAt: now - 420 * dayMs };
  if (settings.kind === 'leakage')
    return [
      first,
      { settings: { ...settings, alarmTimeMinutes: 5 }, savedAt: now - 90 * dayMs },
      {
        settings: { ...settings, threshold: 500, recoversAt: 400 },
        savedAt: now - 20 * dayMs,
        withdrawnAt: now - 20 * dayMs + 3 * minuteMs,
      },
    ];
  if (settings.kind === 'pressureLow')
    return [first, { settings: { ...settings, alarmTimeMinutes: 10 }, savedAt: now - 45 * dayMs }];
  return [first];
}

/**
 * The alarm rules of every tenant: the defaults with what was changed since, and in the first tenant two of a partner that take effect in
 * some minutes. They judge what the city's own reports are judged by.
 * @returns the version that judged a kind at an instant
 * @spec ALM-05 N25
 */
export async function writeRules(tx: Tx, city: City): Promise<VersionAt> {
  const rules: BulkRow<'alarmRule'>[] = [];
  const versions: BulkRow<'alarmRuleVersion'>[] = [];
  const judging = new Map<string, { readonly versionId: number; readonly from: Ms }[]>();
  const add = (rentId: string, partnerId: number | null, past: readonly Version[], isDefault: boolean): void => {
    const ruleId = rules.length + 1;
    const createdAt = iso(past[0]?.savedAt ?? city.now);
    rules.push({ ruleId, rentId, partnerId, revision: past.length, createdBy: isDefault ? '' : by, createdAt });
    for (const [index, { settings, savedAt, isEnabled = true, withdrawnAt }] of past.entries()) {
      const inEffectFrom = isDefault && index === 0 ? fromTheBeginning : iso(takesEffectAtMs(savedAt));
      const line = `${rentId} ${settings.kind}`;
      const judges = { versionId: versions.length + 1, from: Date.parse(inEffectFrom) };
      if (partnerId === null && withdrawnAt === undefined) judging.set(line, [...(judging.get(line) ?? []), judges]);
      versions.push({
        versionId: versions.length + 1,
        ruleId,
        rentId,
        no: index + 1,
        isEnabled,
        settings,
        savedBy: isDefault && index === 0 ? '' : by,
        savedAt: iso(savedAt),
        inEffectFrom,
        withdrawnBy: withdrawnAt === undefined ? null : by,
        withdrawnAt: withdrawnAt === undefined ? null : iso(withdrawnAt),
      });
    }
  };
  for (const [at, { rentId }] of city.tenants.entries()) {
    const partner = city.partners.find((one) => one.rentId === rentId);
    for (const { partnerId: _partnerId, ...settings } of defaultRuleSettings()) {
      add(rentId, null, pastOf(settings, city.now), true);
      if (at > 0 || !partner || (settings.kind !== 'smoke' && settings.kind !== 'gasLeak')) continue;
      const savedAt = city.now - pendingMin[settings.kind] * minuteMs;
      add(rentId, partner.partnerId, [{ settings: { ...settings, ...stricter[settings.kind] }, savedAt }], false);
    }
  }
  await insertMany(
    tx,
    'alarmRuleSet',
    city.tenants.map(({ rentId }) => ({ rentId })),
  );
  await insertMany(tx, 'alarmRule', rules);
  await insertMany(tx, 'alarmRuleVersion', versions);
  return (rentId, kind, at) => {
    const known = judging.get(`${rentId} ${kind}`) ?? [];
    return known.findLast(({ from }) => from <= at)?.versionId ?? null;
  };
}
