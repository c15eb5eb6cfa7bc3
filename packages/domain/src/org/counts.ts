import { type AlarmLevel, alarmLevelNumbers } from '../alarm/index.ts';
import { type OrgTree, lineOf } from './tree.ts';

/** What an organisation watches over. @spec ORG-01 */
export interface OrgCounts {
  readonly places: number;
  readonly devices: number;
  /** Alarms that are not closed, by level; a level without any may be left out. */
  readonly alarms: Readonly<Partial<Record<AlarmLevel, number>>>;
}

/** Two together. @spec ORG-01 */
export const addCounts = (one: OrgCounts, other: OrgCounts): OrgCounts => ({
  places: one.places + other.places,
  devices: one.devices + other.devices,
  alarms: Object.fromEntries(
    alarmLevelNumbers.map((level) => [level, (one.alarms[level] ?? 0) + (other.alarms[level] ?? 0)]),
  ),
});

/**
 * The counts of each organisation with all under it, out of what is bound to each itself: every place, device and alarm is counted once in
 * each organisation above it. Organisations with nothing in them are left out; what is bound to one that is not there is counted nowhere.
 * @spec ORG-01 ORG-02
 */
export const countsWithAllUnder = (tree: OrgTree, own: ReadonlyMap<string, OrgCounts>): Map<string, OrgCounts> => {
  const whole = new Map<string, OrgCounts>();
  for (const [orgId, counts] of own)
    for (const above of lineOf(tree, orgId)) {
      const before = whole.get(above.orgId);
      whole.set(above.orgId, before ? addCounts(before, counts) : counts);
    }
  return whole;
};

/** The worst level among the alarms with how many there are of it, and how many others; undefined where there is none. @spec ORG-01 ALM-02 */
export const worstAlarms = ({
  alarms,
}: OrgCounts): { readonly level: AlarmLevel; readonly count: number; readonly others: number } | undefined => {
  // what comes over the wire may be no number
  const found = alarmLevelNumbers.flatMap((level) => {
    const count = alarms[level] ?? 0;
    return count > 0 ? [{ level, count }] : [];
  });
  const [worst, ...rest] = found;
  return worst && { ...worst, others: rest.reduce((sum, { count }) => sum + count, 0) };
};
