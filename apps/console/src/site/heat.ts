import type { Heat, HeatChoice } from '@fireline/api/site';
import { type AlarmLevel, alarmLevelNumbers } from '@fireline/domain/alarm';
import type { DistrictValue } from '@fireline/ui/MapHeat';
import type { TreeNode } from '@fireline/ui/Tree';

export type HeatRow = Heat['rows'][number];

/** What may be compared between organisations. @spec SIT-11 ANA-05 */
export const measures = ['alarms', 'devices', 'places'] as const;
export type Measure = (typeof measures)[number];

/** The alarms of an organisation, of these levels; of all where none is named. */
export const alarmsOf = ({ alarms }: HeatRow, levels: readonly AlarmLevel[] = []): number =>
  (levels.length === 0 ? alarmLevelNumbers : levels).reduce((sum, level) => sum + (alarms[String(level)] ?? 0), 0);

export const valueOf = (row: HeatRow, measure: Measure, levels: readonly AlarmLevel[]): number =>
  measure === 'alarms' ? alarmsOf(row, levels) : row[measure];

/** The next organisations under one, those with the most first. */
export const partsOf = (rows: readonly HeatRow[], orgId: string, value: (row: HeatRow) => number): readonly HeatRow[] =>
  rows.filter(({ parentId }) => parentId === orgId).toSorted((a, b) => value(b) - value(a));

/**
 * What is drawn of an organisation: the districts of a city, or one district; nothing of what is narrower, which has no outline.
 * @spec ORG-04
 */
export function drawnOf(
  rows: readonly HeatRow[],
  orgId: string,
  value: (row: HeatRow) => number,
): { readonly within: string; readonly values: readonly DistrictValue[] } | undefined {
  const whole = rows.find((row) => row.orgId === orgId);
  if (!whole || (whole.orgLevel !== 'city' && whole.orgLevel !== 'district')) return undefined;
  const districts = rows.filter(({ orgLevel }) => orgLevel === 'district');
  // a city without districts is drawn whole
  const drawn = districts.length > 0 ? districts : [whole];
  return { within: orgId, values: drawn.map((row) => ({ code: row.orgId, value: value(row) })) };
}

/** The choices as they hang under each other. One whose parent is no choice stands at the top. @spec ORG-04 */
export function choiceTree(choices: readonly HeatChoice[]): readonly TreeNode[] {
  const known = new Set(choices.map(({ orgId }) => orgId));
  const under = Map.groupBy(choices, ({ parentId }) => (parentId !== null && known.has(parentId) ? parentId : ''));
  const nodesOf = (parentId: string): readonly TreeNode[] =>
    (under.get(parentId) ?? []).map(({ orgId, orgName }) => {
      const children = nodesOf(orgId);
      return { id: orgId, label: orgName, ...(children.length > 0 ? { children } : {}) };
    });
  return nodesOf('');
}

/** The way from the widest choice down to one. */
export function wayTo(choices: readonly HeatChoice[], orgId: string): readonly HeatChoice[] {
  const byId = new Map(choices.map((choice) => [choice.orgId, choice]));
  const way: HeatChoice[] = [];
  for (let at = byId.get(orgId); at && !way.includes(at); at = byId.get(at.parentId ?? '')) way.unshift(at);
  return way;
}
