import { countedKinds, type SendKind, sendKinds, type SendRule } from '@fireline/domain/message';
import type { Tx } from '../../lib/db/schema.ts';
import { type Passed, passedTimes, type SendRecordRow } from './deliveryStore.ts';
import { limitOf } from './judging.ts';

type To = Pick<SendRecordRow, 'kind' | 'channel' | 'digits'>;

const keyOf = (kind: SendKind, { channel, digits }: Omit<To, 'kind'>): string => `${kind} ${channel} ${digits}`;

/** When messages passed the limits, by what they count against: alarms are held back by alarms alone. */
export interface Passages {
  /** When those passed that count against a message, oldest first. */
  before(record: To): readonly number[];
  /** One more passes now. */
  add(record: To): void;
}

/**
 * What passed the limits of these messages, as far back as the limits look.
 * @param ruleOf the limits that hold for a message
 * @spec ALM-09
 */
export async function passagesOf(
  tx: Tx,
  rentId: string,
  due: readonly SendRecordRow[],
  ruleOf: (record: SendRecordRow) => SendRule,
  nowMs: number,
): Promise<Passages> {
  const limits = due.flatMap((record) => {
    const { kind, channel, digits } = record;
    const kinds = countedKinds(kind);
    if (kinds.length === 0) return [];
    const { messages, spanMs } = limitOf(ruleOf(record), channel);
    return [{ kind, kinds, channel, digits, messages, since: new Date(nowMs - spanMs).toISOString() }];
  });
  const widest = [...Map.groupBy(limits, (one) => keyOf(one.kind, one)).values()].map((same) => ({
    ...(same[0] as (typeof limits)[number]),
    messages: Math.max(...same.map(({ messages }) => messages)),
    since: same.map(({ since }) => since).reduce((a, b) => (a < b ? a : b)),
  }));
  const times = new Map<string, number[]>();
  const note = (key: string, ms: number) => times.set(key, [...(times.get(key) ?? []), ms]);
  const passed: readonly Passed[] = await passedTimes(tx, rentId, widest, new Date(nowMs).toISOString());
  for (const { kind, passedAt, ...to } of passed) note(keyOf(kind, to), Date.parse(passedAt));
  return {
    before: (record) => times.get(keyOf(record.kind, record)) ?? [],
    add: (record) => {
      for (const kind of sendKinds) if (countedKinds(kind).includes(record.kind)) note(keyOf(kind, record), nowMs);
    },
  };
}
