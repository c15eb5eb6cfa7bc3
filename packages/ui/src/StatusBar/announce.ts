import {
  type AlarmLevel,
  type Politeness,
  type SoundState,
  alarmLevelNumbers,
  announceInMs,
  announcedAs,
  announcedAt,
} from '@fireline/domain/alarm';
import type { Link } from '../LinkState/index.ts';

/** What the status bar shows, as far as it is spoken. */
export interface StatusFacts {
  /** Alarms that are not closed, by level. */
  readonly counts: Readonly<Record<AlarmLevel, number>>;
  /** Alarms that nobody has acknowledged. */
  readonly unacknowledged: number;
  /** False: nothing was answered yet, and the numbers mean nothing. */
  readonly isKnown: boolean;
  readonly link: Link['name'];
  readonly sound: SoundState['name'];
}

/** One thing to say. */
export type Remark =
  | { readonly kind: 'alarms'; readonly level: AlarmLevel; readonly more: number; readonly count: number }
  | { readonly kind: 'link'; readonly link: Link['name'] }
  | { readonly kind: 'sound'; readonly sound: SoundState['name'] }
  | { readonly kind: 'allAcknowledged' };

export interface AnnouncerState {
  readonly seen: StatusFacts;
  /** Alarms that came and were not spoken of yet. */
  readonly pending: Readonly<Record<AlarmLevel, number>>;
  readonly isAllAcknowledgedPending: boolean;
  readonly saidLink: Link['name'];
  readonly saidSound: SoundState['name'];
  readonly saidAtMs: readonly number[];
}

/** More than this at once is not listened to; the rest follows. */
export const remarksAtOnce = 3;

const none: AnnouncerState['pending'] = { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 };

/** Begins silent: what stands when the bar appears is read, not announced. */
export const startAnnouncer = (facts: StatusFacts): AnnouncerState => ({
  seen: facts,
  pending: none,
  isAllAcknowledgedPending: false,
  saidLink: facts.link,
  saidSound: facts.sound,
  saidAtMs: [],
});

// worst first: critical alarms, then what would hide alarms from people, then lesser alarms, then good news
const soundRank = (sound: SoundState['name']): number => (sound === 'blocked' || sound === 'noDevice' ? 1.1 : 6);
const linkRank = (link: Link['name']): number => (link === 'stale' ? 1.2 : link === 'polling' ? 2.5 : 6);
const rank = (remark: Remark): number => {
  switch (remark.kind) {
    case 'alarms':
      return remark.level;
    case 'sound':
      return soundRank(remark.sound);
    case 'link':
      return linkRank(remark.link);
    case 'allAcknowledged':
      return 7;
  }
};

/** Takes in what changed. Alarms that came and went between two announcements count as long as some of their level stand. */
function gather(state: AnnouncerState, facts: StatusFacts, speaksOfAlarms: boolean): AnnouncerState {
  const pending = { ...none };
  // the first numbers are what stands: they are read, not announced
  const isCounted = state.seen.isKnown && facts.isKnown;
  for (const level of speaksOfAlarms && isCounted ? alarmLevelNumbers : []) {
    const more = Math.max(0, facts.counts[level] - state.seen.counts[level]);
    pending[level] = Math.min(facts.counts[level], state.pending[level] + more);
  }
  const isAllAcknowledgedPending =
    isCounted && facts.unacknowledged === 0 && (state.isAllAcknowledgedPending || state.seen.unacknowledged > 0);
  return { ...state, seen: facts, pending, isAllAcknowledgedPending };
}

function remarksOf({ seen, pending, isAllAcknowledgedPending, saidLink, saidSound }: AnnouncerState): Remark[] {
  const remarks: Remark[] = alarmLevelNumbers
    .filter((level) => pending[level] > 0)
    .map((level) => ({ kind: 'alarms', level, more: pending[level], count: seen.counts[level] }));
  // connecting is on its way to something worth saying
  if (seen.link !== saidLink && seen.link !== 'connecting') remarks.push({ kind: 'link', link: seen.link });
  if (seen.sound !== saidSound) remarks.push({ kind: 'sound', sound: seen.sound });
  if (isAllAcknowledgedPending) remarks.push({ kind: 'allAcknowledged' });
  return remarks.toSorted((a, b) => rank(a) - rank(b));
}

function said(state: AnnouncerState, remarks: readonly Remark[], nowMs: number): AnnouncerState {
  const pending = { ...state.pending };
  for (const remark of remarks) if (remark.kind === 'alarms') pending[remark.level] = 0;
  const has = (kind: Remark['kind']): boolean => remarks.some((remark) => remark.kind === kind);
  return {
    ...state,
    pending,
    isAllAcknowledgedPending: state.isAllAcknowledgedPending && !has('allAcknowledged'),
    saidLink: has('link') ? state.seen.link : state.saidLink,
    saidSound: has('sound') ? state.seen.sound : state.saidSound,
    saidAtMs: announcedAt(state.saidAtMs, nowMs),
  };
}

/** As the most urgent of what is said together. */
export const politenessOf = (remarks: readonly Remark[]): Politeness =>
  remarks.some((remark) => remark.kind === 'alarms' && announcedAs[remark.level] === 'assertive')
    ? 'assertive'
    : 'polite';

/**
 * What to say now, worst first, by the domain's pace and at most three things at once. What is held back is summed up and
 * said later; what undid itself meanwhile is not said at all.
 * @param speaksOfAlarms false while something else on the page tells of them by name
 * @returns `waitMs`: ask again then, unless something changes first; null when there is nothing left to say
 * @spec N23
 */
export function announce(
  before: AnnouncerState,
  facts: StatusFacts,
  nowMs: number,
  speaksOfAlarms = true,
): { readonly state: AnnouncerState; readonly remarks: readonly Remark[]; readonly waitMs: number | null } {
  const state = gather(before, facts, speaksOfAlarms);
  const all = remarksOf(state);
  if (all.length === 0) return { state, remarks: [], waitMs: null };
  const remarks = all.slice(0, remarksAtOnce);
  const left = announceInMs(state.saidAtMs, politenessOf(remarks), nowMs);
  if (left > 0) return { state, remarks: [], waitMs: left };
  const next = said(state, remarks, nowMs);
  const others = all.slice(remarksAtOnce);
  const waitMs = others.length > 0 ? announceInMs(next.saidAtMs, politenessOf(others), nowMs) : null;
  return { state: next, remarks, waitMs };
}
