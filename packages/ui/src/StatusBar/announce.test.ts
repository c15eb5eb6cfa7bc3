import { alarmLevelNumbers, announceGapMs } from '@fireline/domain/alarm';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  type AnnouncerState,
  type Remark,
  type StatusFacts,
  announce,
  remarksAtOnce,
  startAnnouncer,
} from './announce.ts';

const calm: StatusFacts = {
  counts: { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 },
  unacknowledged: 0,
  isKnown: true,
  link: 'live',
  sound: 'armed',
};
const changed = (more: Partial<StatusFacts>, counts: Partial<StatusFacts['counts']> = {}): StatusFacts => ({
  ...calm,
  ...more,
  counts: { ...calm.counts, ...counts },
});

/** Lets the announcer listen as the status bar does: at every change, and again when it asked to be. */
class Listener {
  state: AnnouncerState;
  facts: StatusFacts;
  now = 0;
  wakeAt: number | null = null;
  readonly said: { readonly at: number; readonly remarks: readonly Remark[] }[] = [];
  constructor(facts: StatusFacts = calm) {
    this.facts = facts;
    this.state = startAnnouncer(facts);
  }
  #ask(): void {
    const { state, remarks, waitMs } = announce(this.state, this.facts, this.now);
    this.state = state;
    this.wakeAt = waitMs === null ? null : this.now + waitMs;
    if (remarks.length > 0) this.said.push({ at: this.now, remarks });
  }
  change(facts: StatusFacts): this {
    this.facts = facts;
    this.#ask();
    return this;
  }
  pass(ms: number): this {
    const until = this.now + ms;
    while (this.wakeAt !== null && this.wakeAt <= until) {
      this.now = this.wakeAt;
      this.#ask();
    }
    this.now = until;
    return this;
  }
}

it('what stands when the bar appears is not announced [N23]', () => {
  expect(new Listener(changed({ link: 'stale' }, { 1: 4 })).change(changed({ link: 'stale' }, { 1: 4 })).said).toEqual(
    [],
  );
});

it('worst first: critical alarms, lost sound, lost link, lesser alarms, good news last [N23]', () => {
  const listener = new Listener(changed({ unacknowledged: 3 }));
  listener
    .change(changed({ link: 'stale', sound: 'blocked', unacknowledged: 0 }, { 1: 1, 2: 2, 5: 7 }))
    .pass(announceGapMs);
  expect(
    listener.said.map(({ remarks }) =>
      remarks.map((remark) => (remark.kind === 'alarms' ? remark.level : remark.kind)),
    ),
  ).toEqual([
    [1, 'sound', 'link'],
    [2, 5, 'allAcknowledged'],
  ]);
});

it('a link that came back before anybody was told is not spoken of [N23] [N05]', () => {
  const listener = new Listener().change(changed({}, { 5: 1 }));
  listener
    .pass(1000)
    .change(changed({ link: 'stale' }, { 5: 1 }))
    .pass(1000)
    .change(changed({}, { 5: 1 }))
    .pass(60_000);
  expect(listener.said).toHaveLength(1);
});

it('connecting is not worth a word, what comes of it is [N23] [N05]', () => {
  const listener = new Listener().change(changed({ link: 'connecting' })).pass(60_000);
  expect(listener.said).toEqual([]);
  listener
    .change(changed({ link: 'stale' }))
    .pass(1)
    .change(changed({ link: 'connecting' }))
    .pass(1)
    .change(changed({ link: 'live' }))
    .pass(60_000);
  expect(listener.said.map(({ remarks }) => remarks)).toEqual([
    [{ kind: 'link', link: 'stale' }],
    [{ kind: 'link', link: 'live' }],
  ]);
});

it('a storm is said once in five seconds with its sum, and none of it is left out [N23] [ALM-07]', () => {
  const listener = new Listener();
  for (let second = 1; second <= 12; second += 1) listener.change(changed({}, { 2: second * 1000 })).pass(1000);
  listener.pass(60_000);
  const sums = listener.said.map(({ remarks: [remark] }) => (remark?.kind === 'alarms' ? remark.more : 0));
  expect(sums.reduce((a, b) => a + b)).toBe(12_000);
  expect(listener.said.map(({ at }) => at)).toEqual([0, 5000, 10_000, 15_000]);
});

const facts: fc.Arbitrary<StatusFacts> = fc.record({
  counts: fc.record({ 1: fc.nat(5), 2: fc.nat(5), 3: fc.nat(5), 4: fc.nat(5), 5: fc.nat(5) }),
  unacknowledged: fc.nat(3),
  isKnown: fc.boolean(),
  link: fc.constantFrom('connecting', 'live', 'polling', 'stale'),
  sound: fc.constantFrom('armed', 'blocked', 'muted', 'noDevice', 'off'),
});

it('whatever happens: five seconds apart, never more than three things, and it falls silent once all is said [N23]', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(facts, fc.nat(4000)), { minLength: 1, maxLength: 40 }), (changes) => {
      const listener = new Listener();
      for (const [change, ms] of changes) listener.change(change).pass(ms);
      listener.pass(180_000);
      listener.said.forEach(({ at, remarks }, index) => {
        expect(remarks.length).toBeLessThanOrEqual(remarksAtOnce);
        expect(at - (listener.said[index - 1]?.at ?? -announceGapMs)).toBeGreaterThanOrEqual(announceGapMs);
      });
      expect(listener.wakeAt).toBeNull();
      expect(alarmLevelNumbers.map((level) => listener.state.pending[level])).toEqual([0, 0, 0, 0, 0]);
    }),
  );
});
