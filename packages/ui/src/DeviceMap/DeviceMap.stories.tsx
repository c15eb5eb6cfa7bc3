import { wgs84 } from '@fireline/domain/site';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { useWords } from '../lib/index.ts';
import { StateGrid } from '../lib/StateGrid.stories.support.tsx';
import { AloneList } from './AloneList.tsx';
import { DeviceMap, type DeviceMapProps } from './DeviceMap.tsx';
import { Legend } from './Legend.tsx';
import { ListPanel } from './ListPanel.tsx';
import { PointCard } from './PointCard.tsx';
import { alarmsAt, cityOf, onOneSpot, places, resources } from './city.stories.support.ts';
import type { MapAlarm } from './model.ts';
import { deviceMapWords } from './words.ts';

const devices = cityOf(1200);
const alarms = alarmsAt(devices, 21);

const meta = {
  component: DeviceMap,
  parameters: { docs: { source: { type: 'code' } } },
  args: {
    devices,
    places,
    resources,
    alarms,
    defaultView: { centre: wgs84(114.09, 22.55), zoom: 9.4 },
    onOpen: () => {},
  },
  render: (args) => (
    <div style={{ height: 640 }}>
      <DeviceMap {...args} />
    </div>
  ),
} satisfies Meta<typeof DeviceMap>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** Near enough for single symbols: devices round, places square, resources with cut corners. */
export const Street: Story = { args: { defaultView: { centre: wgs84(114.1315, 22.5484), zoom: 13.2 } } };

/** Twelve detectors on one spot: they open as a list. */
export const OneSpot: Story = {
  args: {
    devices: onOneSpot,
    places: [],
    resources: [],
    alarms: alarmsAt(onOneSpot, 2),
    defaultView: { centre: wgs84(114.2246, 22.3116), zoom: 16 },
  },
};

/** Alarms keep coming, twenty a second; the map looks after the worst of them. */
function Storm(props: DeviceMapProps) {
  const [came, setCame] = useState<readonly MapAlarm[]>([]);
  useEffect(() => {
    const all = alarmsAt(devices, 1200).map((alarm) => ({ ...alarm, alarmId: alarm.alarmId + 10_000 }));
    let count = 0;
    const timer = setInterval(() => {
      count += 5;
      setCame(all.slice(0, count));
    }, 250);
    return () => clearInterval(timer);
  }, []);
  return (
    <div style={{ height: 640 }}>
      <DeviceMap {...props} alarms={came} defaultFollowing />
    </div>
  );
}
export const InAStorm: Story = { render: (args) => <Storm {...args} /> };

/** A hundred thousand devices, made when the story is opened. */
function Many(props: DeviceMapProps) {
  const [many] = useState(() => cityOf(100_000));
  const [standing] = useState(() => alarmsAt(many, 400));
  return (
    <div style={{ height: 640 }}>
      <DeviceMap {...props} devices={many} alarms={standing} />
    </div>
  );
}
export const HundredThousand: Story = { render: (args) => <Many {...args} /> };

/** In which order the detectors of one floor went. */
export const Replay: Story = {
  args: {
    hasReplay: true,
    devices: cityOf(400).slice(0, 60),
    alarms: alarmsAt(cityOf(400).slice(0, 60), 14).map((alarm) => ({ ...alarm, state: 'closed' as const })),
  },
};

export const Empty: Story = { args: { devices: [], places: [], resources: [], alarms: [] } };
export const Loading: Story = { args: { devices: [], places: [], resources: [], alarms: [], isLoading: true } };
export const Failed: Story = {
  args: { devices: [], places: [], resources: [], alarms: [], failure: '网关没有应答', onRetry: () => {} },
};

/** Where the browser has no WebGL the list stands in place of the map. */
export const NoWebGl: Story = {
  beforeEach: () => {
    const original = HTMLCanvasElement.prototype.getContext;
    const without = function (this: HTMLCanvasElement, kind: string, ...rest: unknown[]): unknown {
      return kind.startsWith('webgl') ? null : Reflect.apply(original, this, [kind, ...rest]);
    };
    HTMLCanvasElement.prototype.getContext = without as typeof original;
    return () => {
      HTMLCanvasElement.prototype.getContext = original;
    };
  },
};

/** Names without end, from right to left, empty, and points that are nowhere. */
export const ImpossibleProps: Story = {
  args: {
    label: 'خريطة 🔥',
    devices: [
      { id: 1, name: '烟'.repeat(10_000), note: 'W'.repeat(10_000), at: wgs84(114.09, 22.55), type: 'smoke' },
      { id: 2, name: 'برج المرفأ، الطابق الثالث', at: wgs84(114.12, 22.55), type: 'smoke' },
      { id: 3, name: '', at: wgs84(114.06, 22.55), type: 'smoke' },
      { id: 4, name: '无处可寻', at: wgs84(Number.NaN, Number.NaN), type: 'smoke' },
    ],
    places: [],
    resources: [],
    alarms: [
      { alarmId: 1, level: 1, state: 'open', name: '火'.repeat(10_000), raisedAtMs: Number.NaN, deviceId: 1 },
      { alarmId: 2, level: 2, state: 'open', name: 'W'.repeat(10_000), raisedAtMs: 0, deviceId: 4 },
    ],
    defaultView: { centre: wgs84(114.09, 22.55), zoom: 11 },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: '列表' }));
    await userEvent.click(await canvas.findByRole('button', { name: /烟烟/ }));
    await expect(await canvas.findByRole('heading', { name: /烟烟/ })).toBeVisible();
    await expect(canvasElement.textContent).not.toContain('NaN');
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

/** With its title in the reader's words. */
function NothingInView() {
  const t = useWords(deviceMapWords);
  return (
    <ListPanel
      title={t('DeviceMap.listTitle', { count: 0 })}
      indexes={[]}
      pointAt={() => undefined}
      chosenKey={undefined}
      onChoose={() => {}}
      nowhere={alarms.slice(0, 2)}
    />
  );
}

/** Beside the map: what a card, a list and the legend look like. The map itself is drawn by WebGL, and differs between machines. */
export const States: Story = {
  tags: ['grid'],
  render: () => {
    const alarmed = { layer: 'devices', item: devices[0] ?? onOneSpot[0], alarms: alarms.slice(0, 3) } as const;
    const box = { position: 'relative', height: 320, flex: 1 } as const;
    return (
      <StateGrid
        states={{
          card: (
            <div style={box} data-alone="">
              {alarmed.item && (
                <PointCard point={{ ...alarmed, item: alarmed.item }} onClose={() => {}} onOpen={() => {}} />
              )}
            </div>
          ),
          'list with nothing': (
            <div style={{ flex: 1 }} data-alone="">
              <NothingInView />
            </div>
          ),
          list: (
            <div style={{ flex: 1 }}>
              <AloneList
                content={{
                  devices: devices.slice(0, 5),
                  places: places.slice(0, 2),
                  resources: resources.slice(0, 5),
                  alarms,
                }}
                shown={{ alarms: true, devices: true, places: true, resources: true }}
                onOpen={undefined}
                canOpen={() => false}
              />
            </div>
          ),
          legend: <Legend isOpen />,
        }}
      />
    );
  },
};
