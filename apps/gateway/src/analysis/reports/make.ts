import {
  type ReportPeriod,
  isPeriodOver,
  readPeriod,
  reportPeriods,
  type ReportScope,
  safetyScore,
} from '@fireline/domain/analysis';
import { dayAt, ok, type Problem, refuse, type Result } from '@fireline/domain/lib';
import type { Deps, SignedInAsks } from '../../lib/context.ts';
import type { Db, NewRow } from '../../lib/db/schema.ts';
import type { Pace } from '../../lib/jobs/runner.ts';
import { transact } from '../../lib/transact.ts';
import { logUse } from '../../session/userLog.ts';
import { contentOf } from './build.ts';
import * as store from './store.ts';

type MakeDeps = Pick<Deps, 'clock' | 'log'> & { readonly database: Pick<Deps['database'], 'db'> };

/** A report as it is kept. */
async function rowOf(
  { database: { db }, clock }: Omit<MakeDeps, 'log'>,
  subject: store.Subject,
  { kind, key, from, to }: ReportPeriod,
  { version, by }: { readonly version: number; readonly by: string },
): Promise<NewRow<'safetyReport'>> {
  const nowMs = clock();
  const content = await contentOf(db, { scope: subject.sees, range: { from, to }, nowMs });
  const { sees, scope, name, orgPath } = subject;
  return {
    rentId: sees.rentId,
    orgPath,
    partnerId: scope === 'tenant' ? null : (sees.partnerId ?? null),
    unitId: scope === 'unit' ? (sees.unitId ?? null) : null,
    maintId: null,
    placeId: null,
    scope,
    scopeName: name,
    kind,
    key,
    fromOn: from,
    toOn: to,
    version,
    madeAt: new Date(nowMs).toISOString(),
    madeBy: by,
    score: safetyScore(content.facts).score,
    content: JSON.stringify(content),
  };
}

const partnersPerRound = 50;
const unitsPerRound = 100;

export const tenantSubject = (rentId: string, name: string): store.Subject => ({
  scope: 'tenant',
  name,
  orgPath: '/',
  sees: { rentId, role: 'platform' },
});
const unitSubject = (
  rentId: string,
  unit: { unitId: number; partnerId: number | null; orgPath: string; name: string },
): store.Subject => ({
  scope: 'unit',
  name: unit.name,
  orgPath: unit.orgPath,
  sees: { rentId, role: 'unit', unitId: unit.unitId, partnerId: unit.partnerId ?? undefined },
});
const partnerSubject = async (
  db: Db,
  rentId: string,
  partner: { partnerId: number; name: string },
): Promise<store.Subject> => ({
  scope: 'partner',
  name: partner.name,
  // of no organisation: what partners do is not theirs to see
  orgPath: '',
  sees: {
    rentId,
    role: 'agent',
    partnerId: partner.partnerId,
    partnerIds: await store.partnerTree(db, rentId, partner.partnerId),
  },
});

/** Everybody of whom reports are made, some at a time; with the tenant and its partners come more periods than with its units. */
async function* subjects(db: Db): AsyncGenerator<{ readonly subject: store.Subject; readonly isLastOnly: boolean }> {
  for (const { rentId, name } of await store.tenantIds(db)) {
    yield { subject: tenantSubject(rentId, name), isLastOnly: false };
    for (let last = 0; ;) {
      const some = await store.partnersAfter(db, rentId, last, partnersPerRound);
      for (const one of some) yield { subject: await partnerSubject(db, rentId, one), isLastOnly: false };
      if (some.length < partnersPerRound) break;
      last = some.at(-1)?.partnerId ?? last;
    }
    for (let last = 0; ;) {
      const some = await store.unitsAfter(db, rentId, last, unitsPerRound);
      for (const one of some) yield { subject: unitSubject(rentId, one), isLastOnly: true };
      if (some.length < unitsPerRound) break;
      last = some.at(-1)?.unitId ?? last;
    }
  }
}

/** How many times as long as a report took the job then rests. */
const restsPerReport = 2;

/**
 * Makes the reports of ended periods that are missing: of each tenant and its partners those of the last weeks, months and the last
 * year, of each unit the last ones. One that cannot be made is logged and stops no other.
 * @returns how many were made
 * @spec ANA-01
 */
export async function makeReports(deps: MakeDeps, pace: Pick<Pace, 'isStopped' | 'rest'>): Promise<number> {
  const { db } = deps.database;
  const today = dayAt(deps.clock());
  let made = 0;
  for await (const { subject, isLastOnly } of subjects(db)) {
    for (const period of reportPeriods(today, isLastOnly)) {
      if (pace.isStopped()) return made;
      const start = performance.now();
      try {
        if (await store.newestOf(db, subject, period)) continue;
        const row = await rowOf(deps, subject, period, { version: 1, by: '' });
        if ((await store.insertReport(db, row)) !== undefined) made += 1;
      } catch (error) {
        deps.log.error(`the report ${period.key} of ${subject.scope} ${subject.name} could not be made`, error);
      }
      await pace.rest(restsPerReport * (performance.now() - start));
    }
  }
  return made;
}

export interface WantedReport {
  readonly key: string;
  readonly scope: ReportScope;
  readonly id?: number | undefined;
}

const notFound: Problem = { code: 'analysis.report.scope', field: 'id' };

/** Of whom the caller wants a report, where that is within what it sees. */
async function wantedSubject(
  { scope, ...wanted }: WantedReport,
  asks: SignedInAsks,
): Promise<store.Subject | undefined> {
  const { db } = asks.deps.database;
  const { rentId, role, partnerId, partnerIds, unitId } = asks.scope;
  const id = wanted.id ?? (scope === 'unit' ? unitId : partnerId) ?? 0;
  if (asks.scope.rentKind === 'operator') return undefined;
  if (scope === 'tenant') return role === 'platform' ? tenantSubject(rentId, asks.account.rentName) : undefined;
  if (scope === 'partner') {
    const isWithin = role === 'platform' || (role === 'agent' && (partnerIds ?? [partnerId]).includes(id));
    const [partner] = isWithin ? await store.partnersAfter(db, rentId, id - 1, 1) : [];
    return partner?.partnerId === id ? partnerSubject(db, rentId, partner) : undefined;
  }
  const [unit] = await store.unitsAfter(db, rentId, id - 1, 1);
  if (unit?.unitId !== id) return undefined;
  const isWithin =
    role === 'platform' ||
    (role === 'unit' && unitId === id) ||
    (role === 'agent' && unit.partnerId !== null && (partnerIds ?? [partnerId]).includes(unit.partnerId));
  return isWithin ? unitSubject(rentId, unit) : undefined;
}

/**
 * Makes the report that somebody asks for: one that is missing, or a new version where something of its period came later. The old
 * version stays.
 * @spec ANA-01
 */
export async function makeNow(
  wanted: WantedReport,
  asks: SignedInAsks,
): Promise<Result<{ reportId: number; version: number }>> {
  const { deps, account } = asks;
  const period = readPeriod(wanted.key, 'key');
  if (!period.ok) return period;
  if (!isPeriodOver(period.value, dayAt(deps.clock())))
    return refuse({ code: 'analysis.report.notOver', field: 'key' });
  const subject = await wantedSubject(wanted, asks);
  if (!subject) return refuse(notFound);
  const newest = await store.newestOf(deps.database.db, subject, period.value);
  const already: Problem = { code: 'analysis.report.already', field: 'key' };
  if (newest && newest.lateAt === null) return refuse(already);
  const version = (newest?.version ?? 0) + 1;
  const row = await rowOf(deps, subject, period.value, { version, by: account.realName });
  return transact(deps.database, async ({ tx }) => {
    const reportId = await store.insertReport(tx, row);
    if (reportId === undefined) return refuse(already);
    const target = { kind: 'safetyReport', id: reportId };
    await logUse(tx, asks, { detail: `${reportId} ${subject.name} ${period.value.key}`, target });
    return ok({ reportId, version });
  });
}
