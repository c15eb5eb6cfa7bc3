import { takeoverMs } from '@fireline/domain/alarm';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { FakeBrowser, FakeClock, FakePage } from './fakes.test.support.ts';
import { Station } from './leader.ts';

class World {
  readonly clock = new FakeClock();
  readonly browser = new FakeBrowser();
  readonly tabs = new Map<
    string,
    { readonly station: Station; readonly page: FakePage; isGone: boolean; canSound: boolean }
  >();
  /** Tabs whose timers the browser holds back, though messages reach them. */
  readonly drowsy = new Set<string>();
  readonly #asleep: { readonly tabId: string; readonly run: () => void }[] = [];
  readonly #hasLocks: boolean;
  constructor(hasLocks = true) {
    this.#hasLocks = hasLocks;
  }

  open(tabId: string, isVisible: boolean, canSound = true): Station {
    const page = new FakePage(isVisible);
    const { browser, clock } = this;
    // timers of a hanging tab run when it wakes, those of a dead one never
    const later = (run: () => void) => () =>
      this.browser.hung.has(tabId) || this.drowsy.has(tabId)
        ? void this.#asleep.push({ tabId, run })
        : this.isRunning(tabId) && run();
    const own = { now: clock.now, after: (ms: number, run: () => void) => clock.after(ms, later(run)) };
    const station = new Station({
      tabId,
      channel: browser.channel(tabId),
      locks: this.#hasLocks ? browser.locks(tabId) : undefined,
      page,
      clock: own,
    });
    this.tabs.set(tabId, { station, page, isGone: false, canSound: false });
    this.arm(tabId, canSound);
    return station;
  }
  isRunning(tabId: string): boolean {
    return !this.browser.hung.has(tabId) && this.tabs.get(tabId)?.isGone !== true;
  }
  #tab(tabId: string) {
    const tab = this.tabs.get(tabId);
    if (!tab) throw new Error(`no tab ${tabId}`);
    return tab;
  }
  arm(tabId: string, canSound: boolean): void {
    this.#tab(tabId).canSound = canSound;
    this.#tab(tabId).station.setCanSound(canSound);
  }
  kill(tabId: string): void {
    this.#tab(tabId).isGone = true;
    this.browser.kill(tabId);
  }
  close(tabId: string): void {
    this.#tab(tabId).isGone = true;
    this.#tab(tabId).station.close();
  }
  wake(tabId: string): void {
    this.browser.hung.delete(tabId);
    for (const { run } of this.#asleep.filter((one) => one.tabId === tabId)) run();
  }
  /** How many voices there ought to be once all is settled. */
  wanted(): 0 | 1 {
    return [...this.tabs].some(([tabId, { canSound }]) => canSound && this.isRunning(tabId)) ? 1 : 0;
  }
  /** Tabs that would sound now. */
  voices(): string[] {
    return [...this.tabs]
      .filter(([tabId, { station }]) => this.isRunning(tabId) && station.isVoice)
      .map(([tabId]) => tabId);
  }
}

it('a single tab is the voice as soon as it has asked around [N02]', async () => {
  const world = new World();
  world.open('a', true);
  await world.clock.pass(500);
  expect(world.voices()).toEqual(['a']);
});

it('a single tab never says that another plays: neither at first, nor when sound is allowed late, nor once the voice has gone [N02]', async () => {
  const world = new World();
  const first = world.open('a', false, false);
  const said: boolean[] = [];
  const watch = (station: Station): void => {
    said.push(station.isElsewhere);
    station.listen({ onVoice: () => said.push(station.isElsewhere) });
  };
  watch(first);
  await world.clock.pass(1000);
  world.arm('a', true);
  said.push(first.isElsewhere);
  await world.clock.pass(1000);
  expect([world.voices(), said.filter(Boolean)]).toEqual([['a'], []]);
  const second = world.open('b', false);
  await world.clock.pass(1000);
  expect(second.isElsewhere).toBe(true);
  world.tabs.get('a')?.page.go();
  world.kill('a');
  await world.clock.pass(1);
  expect([world.voices(), second.isElsewhere]).toEqual([['b'], false]);
});

it('a tab that is closed begins nothing more [N02]', async () => {
  const world = new World();
  const station = world.open('a', true, false);
  await world.clock.pass(1000);
  world.close('a');
  station.setCanSound(true);
  await world.clock.pass(1000);
  expect(station.isVoice).toBe(false);
});

it('a tab that cannot sound is no voice [N01] [N02]', async () => {
  const world = new World();
  world.open('a', true, false);
  world.open('b', false);
  await world.clock.pass(1000);
  expect(world.voices()).toEqual(['b']);
});

it('the visible tab wins, and hands over when another is looked at [N02]', async () => {
  const world = new World();
  world.open('a', false);
  await world.clock.pass(1000);
  world.open('b', true);
  await world.clock.pass(1000);
  expect(world.voices()).toEqual(['b']);
  world.tabs.get('b')?.page.show(false);
  world.tabs.get('a')?.page.show(true);
  await world.clock.pass(100);
  expect(world.voices()).toEqual(['a']);
});

it.each([true, false])('a tab that dies without a word is replaced within 2 s (locks: %s) [N02]', async (hasLocks) => {
  const world = new World(hasLocks);
  world.open('a', true);
  world.open('b', false);
  await world.clock.pass(3000);
  expect(world.voices()).toEqual(['a']);
  world.kill('a');
  await world.clock.pass(takeoverMs);
  expect(world.voices()).toEqual(['b']);
});

it('from a tab that hangs and keeps its lock the voice is taken within 2 s, and it is silent when it wakes [N02]', async () => {
  const world = new World();
  world.open('a', true);
  world.open('b', true);
  await world.clock.pass(3000);
  expect(world.voices()).toEqual(['a']);
  world.browser.hung.add('a');
  await world.clock.pass(takeoverMs);
  expect(world.voices()).toEqual(['b']);
  expect(world.tabs.get('a')?.station.isVoice).toBe(false);
});

it('a tab that slept takes nothing away from one that is awake [N02]', async () => {
  const world = new World();
  world.open('a', true);
  await world.clock.pass(1000);
  world.open('b', true);
  await world.clock.pass(1000);
  world.browser.hung.add('a');
  await world.clock.pass(60_000);
  expect(world.voices()).toEqual(['b']);
  world.tabs.get('b')?.page.show(false);
  world.wake('a');
  // a is visible and b is not: a may have it, but only after b gave it back
  await world.clock.pass(1);
  expect(world.voices().length).toBeLessThanOrEqual(1);
  await world.clock.pass(100);
  expect(world.voices()).toEqual(['a']);
});

it('a tab that wakes up asks first: the voice may be alive with its timers held back [N02]', async () => {
  const world = new World();
  world.open('a', false);
  await world.clock.pass(1000);
  world.open('b', false);
  await world.clock.pass(1000);
  world.drowsy.add('a');
  world.browser.hung.add('b');
  await world.clock.pass(60_000);
  let turns = 0;
  world.tabs.get('a')?.station.listen({ onVoice: () => (turns += 1) });
  world.wake('b');
  await world.clock.pass(1500);
  expect(world.voices()).toEqual(['a']);
  expect(turns).toBe(0);
});

it('closing hands over at once [N02]', async () => {
  const world = new World();
  world.open('a', true);
  world.open('b', false);
  await world.clock.pass(1000);
  world.close('a');
  await world.clock.pass(1);
  expect(world.voices()).toEqual(['b']);
});

it('a silence set in one tab holds in all, also in one opened later [N01] [N02]', async () => {
  const world = new World();
  const first = world.open('a', true);
  const second = world.open('b', false);
  await world.clock.pass(1000);
  second.mute(5_000_000);
  await world.clock.pass(1);
  expect(first.mutedUntilMs).toBe(5_000_000);
  const third = world.open('c', false);
  await world.clock.pass(1000);
  expect(third.mutedUntilMs).toBe(5_000_000);
  first.mute(null);
  await world.clock.pass(1);
  expect([second.mutedUntilMs, third.mutedUntilMs]).toEqual([null, null]);
});

const tabIds = ['a', 'b', 'c', 'd'];
const op = fc.record({
  what: fc.constantFrom('kill', 'close', 'show', 'hide', 'arm', 'block', 'hang', 'wake', 'wait'),
  tab: fc.constantFrom(...tabIds),
  ms: fc.integer({ min: 1, max: 1500 }),
});

function act(world: World, what: string, tabId: string, isVisible: boolean): void {
  const tab = world.tabs.get(tabId);
  if (!tab) {
    world.open(tabId, isVisible);
    return;
  }
  if (tab.isGone) return;
  if (what === 'wake') return world.wake(tabId);
  if (what === 'kill') return world.kill(tabId);
  if (!world.isRunning(tabId)) return;
  if (what === 'hang') world.browser.hung.add(tabId);
  if (what === 'close') world.close(tabId);
  if (what === 'show' || what === 'hide') tab.page.show(what === 'show');
  if (what === 'arm' || what === 'block') world.arm(tabId, what === 'arm');
}

it('whatever tabs do, never two voices, and one soon after the last change if any can sound [N02]', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(op, { minLength: 5, maxLength: 25, size: 'max' }), async (ops) => {
      const world = new World();
      for (const { what, tab, ms } of ops) {
        act(world, what, tab, ms % 2 === 0);
        for (let passed = 0; passed < ms; passed += 100) {
          await world.clock.pass(100);
          expect(world.voices().length).toBeLessThanOrEqual(1);
        }
      }
      // one silence for the hanging to count as dead, one for the last of them to be taken from
      await world.clock.pass(2 * takeoverMs);
      expect(world.voices()).toHaveLength(world.wanted());
    }),
    { numRuns: 200 },
  );
});
