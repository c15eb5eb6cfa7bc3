/** What is known of the sound of one station. */
export interface SoundFacts {
  /** The reader's alarmSound setting. @spec SHL-22 */
  readonly isWanted: boolean;
  /** The browser lets the page sound: it asks for a gesture first. */
  readonly isAllowed: boolean;
  readonly hasDevice: boolean;
  /** Silenced up to this instant; null: not silenced. */
  readonly mutedUntilMs: number | null;
}

/** Blocked until the browser has shown that it plays: silence is never mistaken for calm. */
export const initialSoundFacts: SoundFacts = { isWanted: true, isAllowed: false, hasDevice: true, mutedUntilMs: null };

/**
 * What the status bar tells of sound. `armed` is the only state in which an alarm is heard.
 * @spec N01
 */
export type SoundState =
  | { readonly name: 'off' }
  | { readonly name: 'noDevice' }
  | { readonly name: 'blocked' }
  | { readonly name: 'muted'; readonly untilMs: number }
  | { readonly name: 'armed' };

export type SoundEvent =
  | { readonly type: 'wanted'; readonly isWanted: boolean }
  | { readonly type: 'allowed' }
  | { readonly type: 'blocked' }
  | { readonly type: 'devices'; readonly count: number }
  | { readonly type: 'mute'; readonly untilMs: number }
  | { readonly type: 'unmute' };

/** The facts after an event. Each event changes its own fact only, so that no order of events loses another. @spec N01 */
export const soundStep = (facts: SoundFacts, event: SoundEvent): SoundFacts => {
  switch (event.type) {
    case 'wanted':
      return { ...facts, isWanted: event.isWanted };
    case 'allowed':
      return { ...facts, isAllowed: true };
    case 'blocked':
      return { ...facts, isAllowed: false };
    case 'devices':
      return { ...facts, hasDevice: event.count > 0 };
    case 'mute':
      return { ...facts, mutedUntilMs: event.untilMs };
    case 'unmute':
      return { ...facts, mutedUntilMs: null };
  }
};

/**
 * The state, worst trouble first: what the reader chose, then what only a technician mends, then what a click mends, then
 * what passes by itself. A mute ends at its instant without any event.
 * @spec N01
 */
export const soundState = (facts: SoundFacts, nowMs: number): SoundState => {
  if (!facts.isWanted) return { name: 'off' };
  if (!facts.hasDevice) return { name: 'noDevice' };
  if (!facts.isAllowed) return { name: 'blocked' };
  if (facts.mutedUntilMs !== null && nowMs < facts.mutedUntilMs) return { name: 'muted', untilMs: facts.mutedUntilMs };
  return { name: 'armed' };
};
