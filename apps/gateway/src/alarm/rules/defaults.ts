import { defaultRuleSettings } from '@fireline/domain/alarm';
import { insertMany } from '../../lib/db/query/bulk.ts';
import type { Tx } from '../../lib/db/schema.ts';

/** In effect for every report that comes, whatever the clock of its device says. */
export const fromTheBeginning = '1970-01-01T00:00:00.000Z';

/**
 * Gives a new tenant the rules that it begins with: they are rows that it may change, and hold at once.
 * @returns the ids of its rules, in the order of the domain's defaults
 * @spec ALM-05
 */
export async function insertDefaultRules(tx: Tx, rentId: string, at: string, by = ''): Promise<number[]> {
  await tx.insertInto('alarmRuleSet').values({ rentId }).execute();
  const settings = defaultRuleSettings();
  const rules = await tx
    .insertInto('alarmRule')
    .values(settings.map(() => ({ rentId, createdBy: by, createdAt: at })))
    .returning('ruleId')
    .execute();
  const ruleIds = rules.map(({ ruleId }) => ruleId).toSorted((a, b) => a - b);
  const versions = settings.map(({ partnerId: _partnerId, ...said }, index) => ({
    ruleId: ruleIds[index] ?? 0,
    rentId,
    no: 1,
    isEnabled: true,
    settings: said,
    savedBy: by,
    savedAt: at,
    inEffectFrom: fromTheBeginning,
  }));
  await insertMany(tx, 'alarmRuleVersion', versions);
  return ruleIds;
}
