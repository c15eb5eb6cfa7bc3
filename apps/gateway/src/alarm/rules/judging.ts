import { type AlarmRule, ruleOf, rulesFor, versionInEffect } from '@fireline/domain/alarm';
import type { DeviceType } from '@fireline/domain/device';
import { dayMs } from '@fireline/domain/lib';
import type { Db, Row, Tx } from '../../lib/db/schema.ts';
import { type LiveVersion, revisionRow, versionsSince } from './store.ts';

/** A rule as a version says it: what judges a report. */
export interface JudgingRule extends AlarmRule {
  /** The version that it comes from; absent where no row says it. */
  readonly versionId?: number;
  /** Absent where no row says it. */
  readonly ruleId?: number;
}

/** Whose reports are judged. */
export interface Judged {
  readonly deviceType: DeviceType;
  readonly partnerId: number | null;
  readonly armed: boolean;
}

/** A report from before is judged by what was in effect a day ago: no more of the past is kept at hand. @spec ALM-05 */
const lookBackMs = dayMs;

/** The rules of one tenant over time, from a day ago on. @spec ALM-05 */
export class TenantRules {
  readonly #byRule: readonly (readonly LiveVersion[])[];
  /** When anything takes effect, in order: between two of them nothing changes. */
  readonly #changes: readonly number[];
  readonly #known = new Map<string, readonly JudgingRule[]>();

  constructor(versions: readonly LiveVersion[]) {
    this.#byRule = [...Map.groupBy(versions, ({ ruleId }) => ruleId).values()];
    this.#changes = [...new Set(versions.map(({ fromMs }) => fromMs))].toSorted((a, b) => a - b);
  }

  /** What judges a report of then, received now. */
  at(atMs: number, nowMs: number, { deviceType, partnerId, armed }: Judged): readonly JudgingRule[] {
    const thenMs = Math.max(atMs, nowMs - lookBackMs);
    const since = this.#changes.filter((fromMs) => fromMs <= thenMs).length;
    const key = `${since} ${deviceType} ${partnerId} ${armed}`;
    const known = this.#known.get(key);
    if (known) return known;
    const inEffect = this.#byRule.flatMap((versions) => versionInEffect(versions, thenMs) ?? []);
    const rules = rulesFor(
      inEffect.filter(({ isEnabled, deviceTypes }) => isEnabled && deviceTypes.includes(deviceType)),
      { partnerId, isArmed: armed },
    ).map((version) => Object.assign(ruleOf(version), { versionId: version.versionId, ruleId: version.ruleId }));
    this.#known.set(key, rules);
    return rules;
  }
}

const tenantsMax = 1000;

type Revision = Pick<Row<'alarmRuleSet'>, 'revision'>;

/**
 * The rules of the tenants whose devices report here. The revision is read with every delivery, so that what was saved or withdrawn counts
 * on every gateway from the next report on, also where no ring arrived.
 * @spec ALM-05
 */
export class AlarmRules {
  readonly #known = new Map<string, { readonly revision: number; readonly rules: TenantRules }>();

  async of(db: Db | Tx, rentId: string, nowMs: number): Promise<TenantRules> {
    return this.ofRevision(db, rentId, nowMs, await revisionRow(db, rentId).executeTakeFirst());
  }

  /** As `of`, where the revision has just been read. */
  async ofRevision(db: Db | Tx, rentId: string, nowMs: number, row: Revision | undefined): Promise<TenantRules> {
    const revision = row?.revision ?? 0;
    const known = this.#known.get(rentId);
    if (known?.revision === revision) return known.rules;
    const rules = new TenantRules(await versionsSince(db, rentId, new Date(nowMs - 2 * lookBackMs).toISOString()));
    this.#known.delete(rentId);
    this.#known.set(rentId, { revision, rules });
    for (const oldest of [...this.#known.keys()].slice(0, Math.max(0, this.#known.size - tenantsMax)))
      this.#known.delete(oldest);
    return rules;
  }
}

declare module '../../lib/context.ts' {
  interface Deps {
    /** What judges the reports of each tenant. */
    readonly alarmRules: AlarmRules;
  }
}

// asked together with what else the intake of reports has to know
export { revisionRow } from './store.ts';
