import {
  alarmKindNames,
  type AlarmKind,
  alarmWords,
  ruleState,
  type RuleState,
  rulesMax,
} from '@fireline/domain/alarm';
import { statisticsDays } from '@fireline/domain/analysis';
import { type DeviceType, deviceWords } from '@fireline/domain/device';
import {
  dayAt,
  hasWords,
  type Language,
  ok,
  type Problem,
  refuse,
  type Result,
  startOfDay,
} from '@fireline/domain/lib';
import { isoNow, type SignedInAsks } from '../../lib/context.ts';
import type { Paging } from '../../lib/db/query/pageOf.ts';
import type { Db, Tx } from '../../lib/db/schema.ts';
import { isOwn, seenPartners } from './owning.ts';
import * as store from './store.ts';

export const notFound: Problem = { code: 'alarm.rule.notFound', field: 'ruleId' };

/** A version as it goes over the wire. */
export const versionShown = ({ settings, ...row }: store.VersionRow) => {
  const { versionId, no, isEnabled, savedBy, savedAt, inEffectFrom, withdrawnBy, withdrawnAt } = row;
  const { level, deviceTypes, ...said } = settings;
  const facts = { versionId, no, isEnabled, savedBy, savedAt, inEffectFrom, withdrawnBy, withdrawnAt };
  return { ...facts, ...said, deviceTypes: [...deviceTypes], level: level ?? null };
};

interface Known {
  readonly versions: readonly store.VersionRow[];
  /** What it raised in the days that are counted. */
  readonly alarms: number;
}

function ruleShown(rule: store.RuleRow, { versions, alarms }: Known, asks: SignedInAsks, now: string) {
  const standing = versions.filter(({ withdrawnAt }) => withdrawnAt === null);
  const current = standing.findLast(({ inEffectFrom }) => inEffectFrom <= now);
  const pending = standing.findLast(({ inEffectFrom }) => inEffectFrom > now);
  const version = pending ?? current ?? versions.at(-1);
  if (!version) throw new Error(`rule ${rule.ruleId} has no version`);
  const { ruleId, partnerId, partnerName, revision } = rule;
  return {
    ruleId,
    partnerId,
    partnerName,
    revision,
    state: ruleState(pending !== undefined, current?.isEnabled),
    current: current ? versionShown(current) : null,
    pending: pending ? versionShown(pending) : null,
    version: versionShown(version),
    alarms,
    isOwn: isOwn(asks.scope, partnerId),
  };
}
export type ShownRule = ReturnType<typeof ruleShown>;

async function shown(db: Db | Tx, rows: readonly store.RuleRow[], asks: SignedInAsks): Promise<ShownRule[]> {
  const now = isoNow(asks.deps.clock);
  const ids = rows.map(({ ruleId }) => ruleId);
  const byRule = Map.groupBy(await store.liveVersions(db, asks.scope.rentId, ids, now), ({ ruleId }) => ruleId);
  const { from } = statisticsDays('last7Days', dayAt(asks.deps.clock()));
  const raised = await store.raisedBy(db, asks.scope, new Date(startOfDay(from)).toISOString());
  return rows.map((row) => {
    const known = { versions: byRule.get(row.ruleId) ?? [], alarms: raised.get(row.ruleId) ?? 0 };
    return ruleShown(row, known, asks, now);
  });
}

interface Query extends Paging {
  readonly search?: string | undefined;
  readonly state?: readonly RuleState[] | undefined;
  readonly kind?: readonly AlarmKind[] | undefined;
  readonly deviceType?: readonly DeviceType[] | undefined;
  readonly sort: 'kind' | 'savedAt' | 'inEffectFrom';
  readonly order: 'asc' | 'desc';
}
const none = (wanted: readonly unknown[] | undefined): boolean => wanted === undefined || wanted.length === 0;

/** What a rule is called and is about, as its reader sees it. */
const saidOf = ({ partnerName, version }: ShownRule, language: Language): string => {
  const { kind, deviceTypes, measurement } = version;
  return [
    alarmWords[`alarm.kind.${kind}`][language],
    deviceWords[`device.measurement.${measurement}`][language],
    ...deviceTypes.map((type) => deviceWords[`device.type.${type}`][language]),
    partnerName,
  ].join('\n');
};

const isWanted = ({ search, state, kind, deviceType }: Query, rule: ShownRule, language: Language): boolean =>
  (!search || hasWords(saidOf(rule, language), search)) &&
  (none(state) || state?.includes(rule.state) === true) &&
  (none(kind) || kind?.includes(rule.version.kind) === true) &&
  (none(deviceType) || rule.version.deviceTypes.some((type) => deviceType?.includes(type)));

const keyOf = (sort: Query['sort'], { version }: ShownRule): string =>
  sort === 'kind' ? String(alarmKindNames.indexOf(version.kind)).padStart(3, '0') : version[sort];

/** The rules that concern the caller: those for all devices, and those for the devices of its partner. @spec ALM-05 */
export async function list(query: Query, asks: SignedInAsks) {
  const { db } = asks.deps.database;
  const { sort, order, pageNo, pageSize } = query;
  const rows = await store.rulesOf(db, asks.scope.rentId, await seenPartners(db, asks.scope), rulesMax);
  const sign = order === 'asc' ? 1 : -1;
  const found = (await shown(db, rows, asks))
    .filter((rule) => isWanted(query, rule, asks.language))
    .toSorted(
      (a, b) =>
        sign * (keyOf(sort, a) < keyOf(sort, b) ? -1 : keyOf(sort, a) > keyOf(sort, b) ? 1 : a.ruleId - b.ruleId),
    );
  const start = (pageNo - 1) * pageSize;
  return ok({ total: found.length, pageNo, pageSize, rows: found.slice(start, start + pageSize) });
}

/** A rule that concerns the caller, with its versions. @spec ALM-05 */
export async function detail(ruleId: number, asks: SignedInAsks, tx?: Tx): Promise<Result<Detail>> {
  const db = tx ?? asks.deps.database.db;
  const { rentId } = asks.scope;
  const rows = await store.rulesOf(db, rentId, await seenPartners(db, asks.scope), rulesMax);
  const [rule] = await shown(
    db,
    rows.filter((row) => row.ruleId === ruleId),
    asks,
  );
  return rule
    ? ok({ rule, versions: (await store.historyOf(db, rentId, ruleId)).map(versionShown) })
    : refuse(notFound);
}
export interface Detail {
  readonly rule: ShownRule;
  readonly versions: ReturnType<typeof versionShown>[];
}

/** The version that raised an alarm, with its rule; null: the device itself named it, or it is from before rules were kept. @spec ALM-05 ALM-11 */
export async function versionOfAlarm(db: Db, rentId: string, versionId: number | null) {
  const row = versionId === null ? undefined : await store.versionById(db, rentId, versionId);
  return row ? { ruleId: row.ruleId, ...versionShown(row) } : null;
}
