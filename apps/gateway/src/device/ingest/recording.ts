import { record } from '../../alarm/record.ts';
import type { ChangingAlarm, LocatedChange } from '../../alarm/track.ts';
import type { Work } from '../../lib/transact.ts';
import type { Located } from './subjects.ts';

/** Known ones by their ids, then new ones as they were raised. */
const inOrder = (one: ChangingAlarm, other: ChangingAlarm): number =>
  Number(one.isNew) - Number(other.isNew) || one.alarm.alarmId - other.alarm.alarmId;

/**
 * The alarms that deliveries changed, written for as many of them at once as change different devices: each delivery is published as if it had
 * come alone.
 */
export class Recording {
  readonly #work: Work;
  readonly #rentId: string;
  #changes: LocatedChange[] = [];
  #changed: Located[] = [];
  #at = '';

  constructor(work: Work, rentId: string) {
    this.#work = work;
    this.#rentId = rentId;
  }

  /** To be called before a delivery changes alarms of these devices. */
  async before(touched: readonly Located[]): Promise<void> {
    if (touched.some(({ alarms }) => alarms.some(({ track }) => track.length > 0))) await this.write();
  }

  /** @returns how many alarms the delivery raised */
  add(touched: readonly Located[], now: string): number {
    let raised = 0;
    for (const subject of touched) {
      const { rentId, orgPath, partnerId, unitId, maintId, placeId } = subject.row;
      const changing = subject.alarms.filter(({ track }) => track.length > 0).toSorted(inOrder);
      if (changing.length === 0) continue;
      this.#changed.push(subject);
      raised += changing.filter(({ isNew }) => isNew).length;
      const where = { rentId, orgPath, partnerId, unitId, maintId, placeId };
      this.#changes.push(...changing.map((one) => ({ changing: one, where })));
    }
    this.#at = now;
    return raised;
  }

  async write(): Promise<void> {
    if (this.#changes.length === 0) return;
    await record(this.#work, this.#rentId, this.#changes, this.#at);
    for (const { alarms } of this.#changed)
      alarms.splice(0, alarms.length, ...alarms.map(({ alarm }) => ({ alarm, isNew: false, track: [] })));
    this.#changes = [];
    this.#changed = [];
  }
}
