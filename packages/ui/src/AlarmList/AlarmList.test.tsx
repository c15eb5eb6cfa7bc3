import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { createRowStore } from '../DataTable/index.ts';
import { drawn, mount } from '../lib/mount.test.support.tsx';
import { AlarmList, type AlarmListProps } from './AlarmList.tsx';
import type { ListAlarm } from './listAlarm.ts';

const nowMs = 1_800_000_000_000;
const settings = { language: 'en', timeZone: 'Asia/Shanghai', clock: () => nowMs } as const;
const alarm = (alarmId: number, more: Partial<ListAlarm> = {}): ListAlarm => ({
  alarmId,
  level: 3,
  kind: 'smoke',
  raisedAtMs: nowMs - 3_600_000 + alarmId,
  unitName: 'Harbour Mall',
  buildingName: 'Tower B',
  floor: 3,
  placeName: `Shop ${alarmId}`,
  state: 'open',
  ...more,
});
const many = (count: number, more?: Partial<ListAlarm>) =>
  Array.from({ length: count }, (_, at) => alarm(at + 1, more));
const storeOf = (alarms: readonly ListAlarm[]) => createRowStore(alarms, ({ alarmId }) => alarmId);
const actions = () => ({
  onOpen: vi.fn<(choice: object) => void>(),
  onAcknowledge: vi.fn<(choice: object) => void>(),
  onHandle: vi.fn<(choice: object) => void>(),
});
const list = (props: AlarmListProps<ListAlarm>) => (
  <>
    <button type="button">elsewhere</button>
    <AlarmList style={{ height: 400, width: 700 }} {...props} />
  </>
);
const rows = (root: Element): HTMLElement[] =>
  [...root.querySelectorAll<HTMLElement>('[role="row"]')].toSorted((a, b) => a.offsetTop - b.offsetTop);
const spots = (root: Element): (string | undefined)[] =>
  rows(root).map((row) => row.textContent?.match(/Shop \d+/)?.[0]?.slice(5));
const row = (name: RegExp) => page.getByRole('row', { name });

it('shows level, kind, place, age and state, and leaves closed ones out [ALM-01] [ALM-02]', async () => {
  const { root } = await mount(
    list({
      alarms: [
        alarm(1, { level: 1, floor: -1, count: 3 }),
        alarm(2, { state: 'acknowledged' }),
        alarm(3, { state: 'closed' }),
      ],
    }),
    settings,
  );
  expect(spots(root)).toEqual(['2', '1']);
  const [second, first] = rows(root);
  for (const text of [
    'Critical · Smoke',
    '3 times',
    'Harbour Mall · Tower B · Basement 1 · Shop 1',
    '59 min. ago',
    'Unacknowledged',
  ])
    expect(first?.textContent).toContain(text);
  expect(second?.textContent).toContain('Acknowledged');
  expect(first?.querySelector('[role="img"]')?.getAttribute('aria-label')).toBe('Level 1 Critical');
  await expect.element(page.getByText('2 not closed · 1 unacknowledged')).toBeVisible();
});

it('orders by newest or by worst, as the reader says [ALM-01]', async () => {
  const onOrderChange = vi.fn<(change: object) => void>();
  const { root } = await mount(
    list({ alarms: [alarm(1, { level: 1 }), alarm(2), alarm(3, { level: 2 })], onOrderChange }),
    settings,
  );
  expect(spots(root)).toEqual(['3', '2', '1']);
  await userEvent.click(page.getByRole('button', { name: 'Needs action' }));
  await vi.waitFor(() => expect(spots(root)).toEqual(['1', '3', '2']));
  expect(onOrderChange).toHaveBeenCalledExactlyOnceWith({ value: 'worst' });
});

it('opens, selects, acknowledges and handles by pointer [ALM-03] [ALM-04]', async () => {
  const act = actions();
  await mount(list({ alarms: [alarm(1), alarm(2, { state: 'acknowledged' })], ...act }), settings);
  await userEvent.click(page.getByText(/Shop 2/));
  expect(act.onOpen).toHaveBeenLastCalledWith({ alarm: alarm(2, { state: 'acknowledged' }) });
  await expect.element(row(/Shop 2/)).toHaveAttribute('aria-selected', 'true');
  await userEvent.click(page.getByRole('button', { name: 'Acknowledge' }));
  expect(act.onAcknowledge).toHaveBeenLastCalledWith({ alarms: [alarm(1)] });
  await userEvent.click(row(/Shop 1/).getByRole('button', { name: 'Handle' }));
  expect(act.onHandle).toHaveBeenLastCalledWith({ alarm: alarm(1) });
  expect(act.onOpen).toHaveBeenCalledOnce();
});

it('by keyboard: one stop, row by row, into the buttons and back, and a letter for each deed [N06] [N23]', async () => {
  const act = actions();
  const { root } = await mount(list({ alarms: many(60), ...act }), settings);
  await userEvent.click(page.getByRole('button', { name: 'Needs action' }));
  await userEvent.keyboard('{Tab}{End}');
  await vi.waitFor(() => expect(document.activeElement?.getAttribute('aria-rowindex')).toBe('60'));
  await userEvent.keyboard('{Home}{ArrowDown}a');
  await vi.waitFor(() => expect(act.onAcknowledge).toHaveBeenLastCalledWith({ alarms: [alarm(59)] }));
  await userEvent.keyboard('h{Enter}{ArrowRight}');
  expect(act.onHandle).toHaveBeenLastCalledWith({ alarm: alarm(59) });
  expect(act.onOpen).toHaveBeenLastCalledWith({ alarm: alarm(59) });
  expect(document.activeElement?.textContent).toBe('Acknowledge');
  await userEvent.keyboard('{ArrowRight}');
  expect(document.activeElement?.textContent).toBe('Handle');
  await userEvent.keyboard('{Escape}');
  expect(document.activeElement?.getAttribute('aria-rowindex')).toBe('2');
  expect(root.querySelectorAll('[role="row"][tabindex="0"]')).toHaveLength(1);
});

it('a reader who may do nothing is offered nothing [ALM-03]', async () => {
  const { root } = await mount(list({ alarms: many(3) }), settings);
  expect(rows(root)[0]?.querySelector('button')).toBeNull();
});

it('while a person is in it nothing moves; the news waits with its number and worst level, and comes when asked for [ALM-04]', async () => {
  const store = storeOf(many(5));
  const { root } = await mount(list({ store }), settings);
  const before = spots(root);
  await userEvent.click(row(/Shop 4/));
  await drawn(() => store.set([alarm(6, { level: 2 }), alarm(7)]));
  await drawn(() => store.remove([3]));
  await expect.element(page.getByRole('button', { name: 'Level 2 Severe 2 new' })).toBeVisible();
  expect(spots(root)).toEqual(before);
  expect(rows(root)[2]?.textContent).toContain('Closed');
  await userEvent.click(page.getByRole('button', { name: /2 new/ }));
  await vi.waitFor(() => expect(spots(root)).toEqual(['7', '6', '5', '4', '2', '1']));
});

it('scrolled away from its top it stays where it is; the button leads back to the news [ALM-04]', async () => {
  const store = storeOf(many(200));
  const { root } = await mount(list({ store }), settings);
  const scroller = root.querySelector('[data-scroller]') as HTMLElement;
  await drawn(() => scroller.scrollTo({ top: 2000 }));
  await vi.waitFor(() => expect(spots(root)).toContain('160'));
  const top = () =>
    row(/Shop 160/)
      .element()
      .getBoundingClientRect().top;
  const before = top();
  await drawn(() => store.set([alarm(500)]));
  await expect.element(page.getByRole('button', { name: /1 new/ })).toBeVisible();
  expect(top()).toBe(before);
  expect(spots(root)).not.toContain('500');
  await userEvent.click(page.getByRole('button', { name: /1 new/ }));
  await vi.waitFor(() => expect(spots(root)[0]).toBe('500'));
  expect(scroller.scrollTop).toBe(0);
});

it('what a person does to a held alarm shows at once [ALM-04]', async () => {
  const store = storeOf(many(3));
  const { root } = await mount(list({ store, ...actions() }), settings);
  await userEvent.click(row(/Shop 2/));
  await drawn(() => store.patch([{ id: 2, change: { state: 'acknowledged' } }]));
  await vi.waitFor(() => expect(rows(root)[1]?.textContent).toContain('Acknowledged'));
  await expect.element(row(/Shop 2/).getByRole('button', { name: 'Acknowledge' })).not.toBeInTheDocument();
});

const burning = (count: number) =>
  Array.from({ length: count }, (_, at) =>
    alarm(at + 1, {
      raisedAtMs: nowMs - 30_000 + at,
      level: at % 2 ? 1 : 4,
      unitName: at === 0 ? 'Pier 9' : 'Harbour Mall',
      floor: at % 3,
    }),
  );

it('in a flood it folds with the worst on top, conserves the count, opens by keyboard, and unfolds on demand [N06]', async () => {
  const act = actions();
  const { root } = await mount(list({ alarms: burning(60), ...act }), settings);
  await expect
    .element(page.getByText('Alarm flood: 60 in 60 seconds, folded by unit, building and floor'))
    .toBeVisible();
  await expect.element(page.getByText(/^Since [\d:]+$/)).toBeVisible();
  expect(rows(root).map((one) => one.textContent?.match(/(\d+) not closed/)?.[1])).toEqual(['59', '1']);
  expect(rows(root)[1]?.textContent).toContain('Pier 9');
  await userEvent.click(page.getByRole('button', { name: 'Show one by one' }));
  expect(root.querySelector('[role="treegrid"]')).toBeNull();
  await userEvent.click(page.getByRole('button', { name: 'Fold by place' }));
  rows(root)[0]?.focus();
  await userEvent.keyboard('{ArrowRight}{ArrowDown}{ArrowRight}{ArrowDown}{Enter}');
  await vi.waitFor(() => expect(root.querySelectorAll('[aria-expanded="true"]')).toHaveLength(3));
  expect(root.querySelector('[role="treegrid"] [aria-level="4"]')?.textContent).toContain('Shop');
  await userEvent.keyboard('{ArrowUp}a');
  expect(act.onAcknowledge.mock.lastCall?.[0]).toHaveProperty('alarms.length', 59);
});

it('leaves the flood by itself, and says when one begins and ends [N06] [N23]', async () => {
  let now = nowMs;
  const store = storeOf(many(4));
  const timers: { readonly ms: number | undefined; readonly run: () => void }[] = [];
  const { root } = await mount(list({ store }), { ...settings, clock: () => now });
  const said = () => [...root.querySelectorAll('[role="status"]')].map(({ textContent }) => textContent).join('');
  const timeouts = vi
    .spyOn(globalThis, 'setTimeout')
    .mockImplementation(((run: () => void, ms?: number) => timers.push({ run, ms })) as unknown as typeof setTimeout);
  await drawn(() => store.set(burning(60)));
  timeouts.mockRestore();
  expect(root.querySelector('[role="treegrid"]')).not.toBeNull();
  expect(said()).toContain('Alarm flood, the list is folded');
  // a minute after the alarms, which were raised half a minute ago
  now += 30_000;
  await drawn(() => timers.find(({ ms }) => ms === 30_000)?.run());
  await vi.waitFor(() => expect(root.querySelector('[role="treegrid"]')).toBeNull());
  expect(said()).toContain('The alarm flood is over');
  expect(spots(root)[0]).toBe('60');
});

it('50 000 alarms: a screenful is drawn, and the last can be reached [ALM-07]', async () => {
  const { root } = await mount(list({ store: storeOf(many(50_000)) }), settings);
  expect(rows(root).length).toBeLessThan(20);
  rows(root)[0]?.focus();
  await userEvent.keyboard('{End}');
  await vi.waitFor(() => expect(document.activeElement?.textContent).toContain('Shop 1'));
  expect(rows(root).length).toBeLessThan(25);
});

it('announces what comes and not what stood, by the policy [N23]', async () => {
  const store = storeOf(many(3));
  const { root } = await mount(list({ store }), settings);
  const alert = () => root.querySelector('[role="alert"]')?.textContent;
  expect(alert()).toBe('');
  await drawn(() => store.set([alarm(9, { level: 1 }), alarm(10, { level: 1 })]));
  await vi.waitFor(() => expect(alert()).toMatch(/^Critical: Smoke, .* Shop 9, and 1 more of level 1$/));
});

it('says that it loads, failed, or has nothing [ALM-01]', async () => {
  const onRetry = vi.fn<() => void>();
  const { root, rerender } = await mount(list({ alarms: [], isLoading: true }), settings);
  expect(root.querySelector('section')?.getAttribute('aria-busy')).toBe('true');
  await rerender(list({ alarms: [], failure: 'No network', onRetry }));
  await userEvent.click(page.getByRole('button', { name: 'Try again' }));
  expect(onRetry).toHaveBeenCalledOnce();
  await rerender(list({ alarms: [] }));
  await expect.element(page.getByText('No current alarms')).toBeVisible();
});

it.each(['compact', 'comfortable', 'large'] as const)(
  'in 320 px a place is told to its end, in rows of one height [ALM-02] (%s)',
  async (density) => {
    const { root } = await mount(
      list({
        alarms: [
          alarm(1, { level: 2, kind: 'cableTemperature', unitName: 'Nanshan Cold Storage', floor: -1, count: 3 }),
          alarm(2),
        ],
        ...actions(),
        style: { height: 400, width: 320 },
      }),
      { ...settings, density },
    );
    // its width is measured after the first picture
    await vi.waitFor(() => expect(root.querySelector('[data-room="tight"]')).not.toBeNull());
    const found = rows(root);
    expect(new Set(found.map(({ offsetHeight }) => offsetHeight)).size).toBe(1);
    for (const one of found) {
      expect(one.scrollHeight).toBeLessThanOrEqual(one.clientHeight);
      const text = one.querySelector('strong')?.parentElement;
      expect(text?.scrollHeight).toBeLessThanOrEqual(text?.clientHeight ?? 0);
      for (const part of text?.children ?? []) expect(part.scrollWidth).toBeLessThanOrEqual(part.clientWidth);
    }
  },
);
