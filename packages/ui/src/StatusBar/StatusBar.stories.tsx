import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { StatusBar, type StatusBarProps } from './StatusBar.tsx';

const clock = '2026-11-21T03:04:05Z';
const sound: StatusBarProps['sound'] = {
  state: { name: 'armed' },
  onEnable: fn(),
  onTest: fn(),
  onMute: fn(),
  onUnmute: fn(),
};

const meta = {
  component: StatusBar,
  parameters: { layout: 'fullscreen', clockAt: clock },
  args: {
    counts: { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 },
    unacknowledged: 0,
    freshness: { name: 'live' },
    link: { name: 'live' },
    sound,
    onOpenLevel: fn(),
    onOpenUnacknowledged: fn(),
  },
} satisfies Meta<typeof StatusBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { args: { counts: { 1: 2, 2: 5, 3: 0, 4: 31, 5: 128 }, unacknowledged: 7 } };

export const Alarming: Story = {
  args: { counts: { 1: 2, 2: 5, 3: 0, 4: 31, 5: 128 }, unacknowledged: 7, isCriticalUnacknowledged: true },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: /1 级 紧急/ }));
    await expect(args.onOpenLevel).toHaveBeenCalledWith({ level: 1 });
    await userEvent.click(canvas.getByRole('button', { name: '未确认 7' }));
    await expect(args.onOpenUnacknowledged).toHaveBeenCalledOnce();
  },
};

/** Nothing was answered yet: no zero, and no word that all is well. */
export const Unknown: Story = { args: { freshness: { name: 'unknown' }, link: { name: 'connecting' } } };

export const Stale: Story = {
  args: {
    counts: { 1: 2, 2: 5, 3: 0, 4: 31, 5: 128 },
    unacknowledged: 7,
    freshness: { name: 'stale', sinceMs: Date.parse('2026-11-21T02:58:00Z') },
    sound: { ...sound, state: { name: 'blocked' } },
  },
};

export const Replayed: Story = { args: { replay: { count: 12, gapMs: 14_000, onDismiss: fn() } } };

const everything = {
  counts: { 1: 12, 2: 105, 3: 40, 4: 1231, 5: 1280 },
  unacknowledged: 1265,
  isCriticalUnacknowledged: true,
  freshness: { name: 'stale', sinceMs: Date.parse('2026-11-21T02:58:00Z') },
  replay: { count: 12, gapMs: 14_000, onDismiss: fn() },
  sound: { ...sound, state: { name: 'muted', untilMs: Date.parse('2026-11-21T03:14:05Z') } },
} satisfies Partial<StatusBarProps>;

/** Every chip at once, in windows of 1366, 1280 and 683 px: words give way to symbols in a fixed order, then the bar grows; nothing is cut. */
export const Everything: Story = {
  tags: ['grid'],
  args: everything,
  render: (args) => (
    <div style={{ display: 'grid', gap: 16, justifyItems: 'start' }}>
      {[1366, 1280, 683].map((width) => (
        <div key={width} style={{ width }}>
          <StatusBar {...args} role="group" aria-label={`${width}`} />
        </div>
      ))}
    </div>
  ),
  play: async ({ canvasElement }) => {
    for (const bar of within(canvasElement).getAllByRole('group', { name: /^\d+$/ })) {
      const outer = bar.getBoundingClientRect();
      for (const part of bar.querySelectorAll('button, time, [data-figure], [data-link], [data-part="state"]')) {
        const inner = part.getBoundingClientRect();
        await expect(inner.left >= outer.left && inner.right <= outer.right).toBe(true);
        await expect(inner.top >= outer.top && inner.bottom <= outer.bottom).toBe(true);
      }
    }
  },
};

/** As groups, because a page has one bar. */
export const States: Story = {
  tags: ['grid'],
  render: (args) => (
    <div style={{ display: 'grid', gap: 16 }}>
      <StatusBar {...args} role="group" aria-label="calm" />
      <StatusBar
        {...args}
        role="group"
        aria-label="unknown"
        freshness={{ name: 'unknown' }}
        link={{ name: 'connecting' }}
      />
      <StatusBar
        {...args}
        role="group"
        aria-label="alarming"
        counts={{ 1: 2, 2: 5, 3: 0, 4: 31, 5: 1280 }}
        unacknowledged={7}
      />
      <StatusBar
        {...args}
        role="group"
        aria-label="polling"
        freshness={{ name: 'polling' }}
        link={{ name: 'polling' }}
        sound={{ ...sound, state: { name: 'muted', untilMs: Date.parse('2026-11-21T03:14:05Z') } }}
      />
      <StatusBar
        {...args}
        role="group"
        aria-label="stale"
        counts={{ 1: 2, 2: 5, 3: 0, 4: 31, 5: 1280 }}
        unacknowledged={7}
        freshness={{ name: 'stale', sinceMs: Date.parse('2026-11-21T02:58:00Z') }}
        sound={{ ...sound, state: { name: 'blocked' } }}
      />
      <StatusBar
        {...args}
        role="group"
        aria-label="replayed"
        replay={{ count: 12, gapMs: 14_000, onDismiss: fn() }}
        sound={{ ...sound, isVoice: false }}
      />
      <StatusBar
        {...args}
        role="group"
        aria-label="no device"
        sound={{ ...sound, state: { name: 'noDevice' } }}
        onOpenLevel={undefined}
        onOpenUnacknowledged={undefined}
      />
    </div>
  ),
};
