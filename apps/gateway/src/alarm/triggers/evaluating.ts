import { missedConditions, rulesMax, type TriggerFact } from '@fireline/domain/alarm';
import { hourMs, minuteMs } from '@fireline/domain/lib';
import { type Deps, isoNow } from '../../lib/context.ts';
import { leaseMs } from '../../lib/jobs/lease.ts';
import type { Pace } from '../../lib/jobs/runner.ts';
import { WorkQueue } from '../../lib/jobs/workQueue.ts';
import { transact } from '../../lib/transact.ts';
import { act } from './acting.ts';
import { triggerQueue } from './facts.ts';
import * as store from './store.ts';

const factsPerRound = 100;
const triesMax = 3;
/** Alarms of one rule that have come to stand, in one round. */
const standingPerRound = 200;
/** What stood longer before a gateway looked is left alone: it is not news any more. */
const standingWithinMs = 24 * hourMs;

type TriggerDeps = Pick<Deps, 'database' | 'clock' | 'log'>;
interface Looked {
  readonly rule: store.TriggerRow;
  readonly alarm: store.LookedAt;
  readonly fact: TriggerFact;
}
type Outcome = 'fired' | 'missed' | 'failed' | 'known';

/** Lets a rule look at an alarm, and act once. What fails is rolled back and noted, and stops no other rule. */
async function look(deps: TriggerDeps, { rule, alarm, fact }: Looked): Promise<Outcome> {
  if (missedConditions(store.ruleOfRow(rule), fact).length > 0) return 'missed';
  const { triggerId, moment } = rule;
  const { alarmId } = alarm;
  const at = isoNow(deps.clock);
  try {
    return await transact(deps.database, async (work): Promise<Outcome> => {
      if (!(await store.insertFiring(work.tx, { triggerId, alarmId, moment, at }))) return 'known';
      await act(work, rule, alarm, at);
      return 'fired';
    });
  } catch (error) {
    deps.log.error(`trigger rule ${triggerId} failed on alarm ${alarmId}`, error);
    return 'failed';
  }
}

/** Keeps what was looked at; of a storm only what will be shown. */
async function trace(deps: TriggerDeps, looked: readonly (Looked & { readonly outcome: Outcome })[]): Promise<void> {
  const now = isoNow(deps.clock);
  const byRule = Map.groupBy(
    looked.filter(({ outcome }) => outcome !== 'known'),
    ({ rule }) => rule.triggerId,
  );
  const rows = [...byRule.values()].flatMap((some) =>
    some.slice(-store.tracesKept).map(({ rule, alarm, fact, outcome }) => ({
      triggerId: rule.triggerId,
      alarmId: alarm.alarmId,
      at: now,
      moment: rule.moment,
      outcome,
      missed: missedConditions(store.ruleOfRow(rule), fact),
      seen: { level: alarm.level, kind: alarm.kind, deviceType: alarm.deviceType },
    })),
  );
  if (rows.length === 0) return;
  try {
    await deps.database.db.transaction().execute((tx) => store.keepTraces(tx, rows, [...byRule.keys()]));
  } catch (error) {
    // a rule that was deleted meanwhile takes its trace with it
    deps.log.error('what trigger rules looked at could not be kept', error);
  }
}

const factOf = (alarm: store.LookedAt, moment: TriggerFact['moment'], atMs: number): TriggerFact => ({
  moment,
  atMs,
  level: alarm.level,
  kind: alarm.kind,
  deviceType: alarm.deviceType,
  isDrill: alarm.drillId !== null,
});

/** Looks at some of what happened. @returns whether there was any */
async function nextFacts(deps: TriggerDeps): Promise<boolean> {
  const { db } = deps.database;
  const facts = await store.claimFacts(db, isoNow(deps.clock), leaseMs, factsPerRound);
  if (facts.length === 0) return false;
  const alarms = new Map(
    (
      await store.alarmsFor(
        db,
        facts.map(({ alarmId }) => alarmId),
      )
    ).map((row) => [row.alarmId, row]),
  );
  const known = new Map<string, store.TriggerRow[]>();
  const looked: (Looked & { readonly outcome: Outcome })[] = [];
  const failed = new Set<number>();
  for (const { factId, rentId, alarmId, moment, at, tries } of facts) {
    const alarm = alarms.get(alarmId);
    const key = `${rentId} ${moment}`;
    const rules = known.get(key) ?? (await store.watching(db, rentId, moment, rulesMax));
    known.set(key, rules);
    // one that ends its gateway each time is looked at no more, and so is a closing that was taken back
    const isStill = alarm !== undefined && (moment !== 'closed' || alarm.state === 'closed');
    for (const rule of isStill && tries <= triesMax ? rules : []) {
      if (!alarm || (rule.partnerId !== null && rule.partnerId !== alarm.partnerId)) continue;
      const one = { rule, alarm, fact: factOf(alarm, moment, Date.parse(at)) };
      const outcome = await look(deps, one);
      if (outcome === 'failed' && tries < triesMax) failed.add(factId);
      looked.push({ ...one, outcome });
    }
  }
  await trace(deps, looked);
  // what failed is looked at again once its claim has ended; what a rule has done it does not do again
  const done = facts.filter(({ factId }) => !failed.has(factId)).map(({ factId }) => factId);
  await store.endFacts(db, done);
  return done.length > 0;
}

/** Lets trigger rules look at alarms that were raised and closed: each fact on one of the gateways, and on another one when that has died. @spec ALM-12 */
export function startTriggers(deps: Deps): WorkQueue {
  const queue = new WorkQueue(deps, { name: triggerQueue, next: () => nextFacts(deps) });
  queue.start();
  return queue;
}

async function lookStanding(deps: TriggerDeps, rule: store.TriggerRow): Promise<void> {
  const { db } = deps.database;
  const now = deps.clock();
  const afterMs = (rule.settings.afterMinutes ?? 0) * minuteMs;
  const passedAt = new Date(now - afterMs).toISOString();
  // a rule that was saved by a clock that ran ahead holds from now on
  const savedMs = Math.min(Date.parse(rule.changedAt), now) - afterMs;
  const savedFrom = new Date(Math.max(savedMs, now - afterMs - standingWithinMs)).toISOString();
  const ids = await store.standingAlarms(db, rule, passedAt, savedFrom, standingPerRound);
  if (ids.length === 0) return;
  const looked: (Looked & { readonly outcome: Outcome })[] = [];
  for (const alarm of await store.alarmsFor(db, ids)) {
    const nowMs = now - Date.parse(alarm.receivedAt);
    const fact = { ...factOf(alarm, 'standing', now), standing: { beforeMs: afterMs - 1, nowMs } };
    const one = { rule, alarm, fact };
    looked.push({ ...one, outcome: await look(deps, one) });
  }
  // outside its hours it waits: that is no evaluation worth a line every ten seconds
  await trace(
    deps,
    looked.filter(({ outcome }) => outcome !== 'missed'),
  );
}

/** Lets rules act on alarms that nobody has acknowledged for as long as they say. @spec ALM-12 */
export async function standingTriggers(deps: TriggerDeps, { isStopped }: Pick<Pace, 'isStopped'>): Promise<void> {
  let after = 0;
  while (!isStopped()) {
    const rules = await store.standingRules(deps.database.db, after, rulesMax);
    for (const rule of rules) {
      if (isStopped()) return;
      try {
        await lookStanding(deps, rule);
      } catch (error) {
        deps.log.error(`trigger rule ${rule.triggerId} could not look at what stands`, error);
      }
    }
    if (rules.length < rulesMax) return;
    after = rules.at(-1)?.triggerId ?? after;
  }
}
