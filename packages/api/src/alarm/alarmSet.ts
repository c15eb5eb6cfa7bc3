import { type AlarmLevel, isCurrent, isUnacknowledged } from '@fireline/domain/alarm';
import type { LiveRows } from '../lib/liveRows.ts';
import { isOfDrill, type LiveAlarm, liveAlarm } from './liveAlarm.ts';
import type { Alarm } from './topics.ts';

/** How many closed and announced alarms are remembered, so that a late copy does not bring one back. */
const rememberedMax = 50_000;

/** The newest entries of a map, by the order of their coming. */
function forgetOldest(map: Map<number, number>): void {
  for (const id of map.keys()) {
    if (map.size <= rememberedMax) return;
    map.delete(id);
  }
}

/** Merges copies of alarms by id and revision: in whatever order and however often they come, the result is the same. */
export class AlarmSet {
  readonly #rows: LiveRows<LiveAlarm>;
  readonly #announce: (alarm: LiveAlarm) => void;
  readonly #byLevel: Record<AlarmLevel, number> = { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 };
  #unacknowledged = 0;
  /** Closed alarm → revision. */
  readonly #closed = new Map<number, number>();
  /** Announced alarm → revision. */
  readonly #announced = new Map<number, number>();
  #isLoaded = false;
  /** What was seen, in a page or an event, since the present load began. */
  #seen: Set<number> | null = null;

  constructor(rows: LiveRows<LiveAlarm>, announce: (alarm: LiveAlarm) => void) {
    this.#rows = rows;
    this.#announce = announce;
  }

  /** Whether a load was ever completed. */
  get isLoaded(): boolean {
    return this.#isLoaded;
  }

  counts(): { byLevel: Record<AlarmLevel, number>; unacknowledged: number } {
    return { byLevel: { ...this.#byLevel }, unacknowledged: this.#unacknowledged };
  }

  /** Events, or replies to calls. */
  take(alarms: readonly Alarm[]): void {
    for (const alarm of alarms) {
      this.#merge(alarm);
      // the event of its raising; a list may have shown it a moment earlier
      if (isUnacknowledged(alarm.state) && alarm.count === 1) this.#announceOnce(alarm.alarmId);
    }
  }

  /** A page of the list. What is new in any but the first load was raised while we could not hear. */
  load(alarms: readonly Alarm[]): void {
    for (const alarm of alarms) {
      const isNew = this.#merge(alarm);
      if (isNew && this.#isLoaded && isUnacknowledged(alarm.state)) this.#announceOnce(alarm.alarmId);
    }
  }

  /**
   * To be called before the first page.
   * @returns to be called after the last page: what the server did not show any more is gone
   */
  beginLoad(): () => void {
    const seen = new Set<number>();
    this.#seen = seen;
    return () => {
      if (this.#seen !== seen) return;
      for (const id of this.#rows.keys()) if (!seen.has(id)) this.#drop(id);
      this.#seen = null;
      this.#isLoaded = true;
    };
  }

  /** @returns whether it was not known at all and stands now */
  #merge(alarm: Alarm): boolean {
    const { alarmId, revision } = alarm;
    this.#seen?.add(alarmId);
    const standing = this.#rows.getRow(alarmId);
    const known = standing?.revision ?? this.#closed.get(alarmId);
    if (known !== undefined && revision <= known) return false;
    if (standing) this.#count(standing, -1);
    if (!isCurrent(alarm.state)) {
      this.#rows.delete(alarmId);
      this.#closed.set(alarmId, revision);
      forgetOldest(this.#closed);
      return false;
    }
    this.#closed.delete(alarmId);
    this.#count(alarm, 1);
    this.#rows.set(alarmId, liveAlarm(alarm));
    return known === undefined;
  }

  #announceOnce(id: number): void {
    const standing = this.#rows.getRow(id);
    if (!standing || this.#announced.has(id)) return;
    this.#announced.set(id, standing.revision);
    forgetOldest(this.#announced);
    this.#announce(standing);
  }

  #drop(id: number): void {
    const standing = this.#rows.getRow(id);
    if (standing) this.#count(standing, -1);
    this.#rows.delete(id);
  }

  /** Those of drills count nowhere. @spec N15 */
  #count(alarm: Alarm, by: 1 | -1): void {
    if (isOfDrill(alarm)) return;
    this.#byLevel[alarm.level] += by;
    if (isUnacknowledged(alarm.state)) this.#unacknowledged += by;
  }
}
