import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, fn, within } from 'storybook/test';
import { createRowStore } from '../DataTable/index.ts';
import { StateGrid } from '../lib/StateGrid.stories.support.tsx';
import { AlarmList, type AlarmListProps } from './AlarmList.tsx';
import { alarmAt, alarmsOf, floodOf, storyNowMs } from './AlarmList.stories.support.tsx';
import type { ListAlarm } from './listAlarm.ts';

const meta = {
  component: AlarmList<ListAlarm>,
  args: {
    alarms: alarmsOf(40),
    onOpen: fn(),
    onAcknowledge: fn(),
    onHandle: fn(),
    style: { height: 560, border: '1px solid var(--fl-border-default)' },
  },
  argTypes: { alarms: { control: false } },
} satisfies Meta<typeof AlarmList<ListAlarm>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** A side panel: three lines to a row, and the words of its buttons are only heard. */
export const SidePanel: Story = {
  render: (args) => (
    <div style={{ width: 360 }}>
      <AlarmList {...args} />
    </div>
  ),
};

export const WorstFirst: Story = { args: { defaultOrder: 'worst' } };

/** A reader who may only look. */
export const ReadOnly: Story = {
  args: { onAcknowledge: undefined, onHandle: undefined },
};

/** 1 200 alarms within a minute: units, in them buildings, in them floors; what began first stands on top. */
export const Flood: Story = {
  args: { alarms: floodOf(1200) },
};

function Storm({ perSecond = 1000, ...args }: AlarmListProps<ListAlarm> & { readonly perSecond?: number }) {
  const [store] = useState(() => createRowStore<ListAlarm>(alarmsOf(200), ({ alarmId }) => alarmId));
  useEffect(() => {
    let came = 0;
    const timer = setInterval(() => {
      const fresh = Array.from({ length: perSecond / 20 }, () =>
        alarmAt(came % 5000, { alarmId: 2_000_000 + came++, state: 'open', raisedAtMs: Date.now() }),
      );
      store.set(fresh);
      if (came >= perSecond * 20) clearInterval(timer);
    }, 50);
    return () => clearInterval(timer);
  }, [store, perSecond]);
  const { alarms: _, store: __, ...rest } = args;
  return <AlarmList {...rest} store={store} />;
}

/** 1 000 new alarms a second for twenty seconds. Point at a row, scroll, press: nothing moves under your hand. */
export const LiveStorm: Story = {
  tags: ['!test'],
  render: (args) => <Storm {...args} />,
};

export const Loading: Story = { args: { alarms: [], isLoading: true } };
export const Empty: Story = { args: { alarms: [] } };
export const Failed: Story = { args: { alarms: [], failure: '网络不通', onRetry: fn() } };

export const ImpossibleProps: Story = {
  args: {
    alarms: [
      alarmAt(0, { raisedAtMs: Number.NaN, count: Number.NaN }),
      alarmAt(1, { raisedAtMs: storyNowMs + 86_400_000, count: -4, floor: -99 }),
      alarmAt(2, { unitName: '烟'.repeat(10_000), placeName: 'W'.repeat(10_000) }),
      alarmAt(3, { unitName: 'برج المرفأ', buildingName: '', placeName: '🔥🔥', floor: null }),
      alarmAt(4, { unitName: '', buildingName: '', placeName: '', floor: null }),
    ],
    selectedId: -1,
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('row')).toHaveLength(5);
    await expect(canvasElement.textContent).not.toContain('NaN');
  },
};

const actions = { onOpen: fn(), onAcknowledge: fn(), onHandle: fn() };
const box = { height: 340, border: '1px solid var(--fl-border-default)' } as const;

export const States: Story = {
  tags: ['grid'],
  render: () => (
    <StateGrid
      states={{
        panel: <AlarmList {...actions} title="当前报警" alarms={alarmsOf(9)} style={{ ...box, width: 360 }} />,
        wide: (
          <AlarmList
            {...actions}
            title="当前报警 2"
            alarms={alarmsOf(9)}
            selectedId={alarmAt(1).alarmId}
            style={{ ...box, width: 760 }}
          />
        ),
        worst: (
          <AlarmList
            {...actions}
            title="当前报警 3"
            alarms={alarmsOf(9)}
            defaultOrder="worst"
            style={{ ...box, width: 760 }}
          />
        ),
        flood: <AlarmList {...actions} title="当前报警 4" alarms={floodOf(1200)} style={{ ...box, width: 760 }} />,
        'flood panel': (
          <AlarmList {...actions} title="当前报警 5" alarms={floodOf(1200)} style={{ ...box, width: 360 }} />
        ),
        'right to left': (
          <div dir="rtl">
            <AlarmList {...actions} title="当前报警 6" alarms={alarmsOf(3)} style={{ ...box, width: 560 }} />
          </div>
        ),
        loading: (
          <AlarmList
            {...actions}
            title="当前报警 7"
            alarms={[]}
            isLoading
            style={{ ...box, height: 200, width: 360 }}
          />
        ),
        empty: <AlarmList {...actions} title="当前报警 8" alarms={[]} style={{ ...box, height: 260, width: 360 }} />,
        failed: (
          <AlarmList
            {...actions}
            title="当前报警 9"
            alarms={[]}
            failure="网络不通 No network"
            onRetry={fn()}
            style={{ ...box, width: 360 }}
          />
        ),
      }}
    />
  ),
};
