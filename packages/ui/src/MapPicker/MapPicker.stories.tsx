import { wgs84 } from '@fireline/domain/site';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { offlineGeocoder, sharedDistricts } from '../MapDistricts/index.ts';
import { StateGrid } from '../lib/StateGrid.stories.support.tsx';
import { CoordinatesField } from './CoordinatesField.tsx';
import { Side } from './MapPicker.styles.ts';
import { MapPicker } from './MapPicker.tsx';
import { Outcome } from './Outcome.tsx';
import { type Picking, startWith } from './pick.ts';
import { addressThere, empty, hanging, prompt } from './geocoder.stories.support.ts';

/** Where two districts meet at the bay, so that a map of outlines has something to show. */
const park = wgs84(113.9868, 22.5296);
const onRecord = { ...addressThere(park), address: '深南大道 9003 号', datum: 'WGS84' } as const;

const meta = {
  component: MapPicker,
  args: { label: '场所位置', geocoder: prompt, onChange: fn() },
  argTypes: { geocoder: { control: false }, near: { control: false }, defaultValue: { control: false } },
} satisfies Meta<typeof MapPicker>;
export default meta;
type Story = StoryObj<typeof meta>;

const search = async (root: HTMLElement, text: string): Promise<void> => {
  await userEvent.type(within(root).getByRole('combobox', { name: '搜索地点' }), text);
};
const paste = async (root: HTMLElement, text: string): Promise<void> => {
  await userEvent.click(within(root).getByRole('textbox', { name: '经纬度' }));
  await userEvent.paste(text);
};

/** Asks nobody: districts come with the package. */
export const Playground: Story = {
  args: { geocoder: offlineGeocoder(sharedDistricts()) },
};

/** It begins where the unit is, on both banks of the Shenzhen river. */
export const NearAUnit: Story = {
  args: { geocoder: offlineGeocoder(sharedDistricts()), near: wgs84(114.065, 22.514) },
};

export const Found: Story = {
  play: async ({ canvasElement, args }) => {
    await search(canvasElement, '公园');
    await userEvent.click(await screen.findByRole('option', { name: /深圳湾公园/ }));
    await expect(within(canvasElement).getByRole('textbox', { name: '详细地址' })).toHaveValue('滨海大道');
    await expect(await within(canvasElement).findByText('广东省 / 深圳市 / 南山区')).toBeVisible();
    await expect(args.onChange).toHaveBeenLastCalledWith({
      value: expect.objectContaining({ code: '440305', datum: 'WGS84', adminPath: '/44/4403/440305/' }),
      problems: [],
    });
  },
};

export const Picked: Story = { args: { defaultValue: onRecord } };

export const Resolving: Story = {
  tags: ['!autodocs'],
  args: { geocoder: hanging },
  play: async ({ canvasElement }) => {
    await paste(canvasElement, '113.9436,22.5185');
    await expect(await within(canvasElement).findByText('正在解析地址')).toBeVisible();
  },
};

export const NothingFound: Story = {
  tags: ['!autodocs'],
  args: { geocoder: empty },
  play: async ({ canvasElement }) => {
    await search(canvasElement, '火星');
    await expect(
      await screen.findByText('没有结果，请换个关键字搜索', { selector: '[aria-hidden] *, [aria-hidden]' }),
    ).toBeVisible();
  },
};

export const OutsideAllDistricts: Story = {
  tags: ['!autodocs'],
  args: { geocoder: empty },
  play: async ({ canvasElement }) => {
    await paste(canvasElement, '125, 25');
    await expect(await within(canvasElement).findByText('此处不在任何已知区划内，坐标仍可使用')).toBeVisible();
  },
};

export const OtherDatum: Story = {
  tags: ['!autodocs'],
  args: { defaultValue: onRecord },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('combobox', { name: '坐标系' }));
    await userEvent.click(await screen.findByRole('option', { name: 'GCJ-02 坐标' }));
    await expect(within(canvasElement).getByRole('textbox', { name: '经纬度' })).toHaveValue('113.991761,22.526692');
    await expect(within(canvasElement).getByText('即 WGS 84 坐标 113.9868,22.5296')).toBeVisible();
  },
};

export const TypedAddressStays: Story = {
  tags: ['!autodocs'],
  args: { defaultValue: { ...onRecord, address: 'A 座 3 层' } },
  play: async ({ canvasElement }) => {
    await paste(canvasElement, '113.93,22.53');
    await userEvent.click(await within(canvasElement).findByRole('button', { name: '改用“广东省深圳市南山区”' }));
    await expect(within(canvasElement).getByRole('textbox', { name: '详细地址' })).toHaveValue('广东省深圳市南山区');
  },
};

export const WithProblem: Story = { args: { problem: '请选择场所位置', required: true } };

export const Disabled: Story = { args: { defaultValue: onRecord, disabled: true } };

/** Addresses without end, and from right to left. */
export const ImpossibleProps: Story = {
  args: {
    label: 'موقع 🔥',
    defaultValue: { ...onRecord, address: 'W'.repeat(10_000), adminName: `برج المرفأ/${'区'.repeat(10_000)}` },
    geocoder: { ...prompt, reverse: async (point) => ({ ...addressThere(point), address: 'M'.repeat(10_000) }) },
  },
  play: async ({ canvasElement }) => {
    await paste(canvasElement, '113.93,22.53');
    await expect(await within(canvasElement).findByRole('button', { name: /MMM/ })).toBeVisible();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

/** Where the browser has no WebGL, a picture of the districts stands in place of the map. */
export const NoWebGl: Story = {
  name: 'No WebGL',
  args: { defaultValue: onRecord },
  // on its page it would take WebGL from the others
  parameters: { docs: { story: { inline: false, height: '640px' } } },
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

const outcome = (picking: Partial<Picking>, disabled = false) => (
  <Outcome picking={{ ...startWith(null), ...picking }} disabled={disabled} send={() => {}} />
);
const known = startWith(onRecord);

/** Beside the map, which is drawn by WebGL and differs between machines. */
export const States: Story = {
  tags: ['grid'],
  render: () => (
    <StateGrid
      states={{
        empty: outcome({}),
        resolving: outcome({ point: park, state: 'resolving' }),
        known: outcome(known),
        'typed, another found': outcome({ ...known, offered: '广东省深圳市南山区滨海大道' }),
        'no district': outcome({ point: park, state: 'unknown' }),
        failed: outcome({ point: park, state: 'failed', typed: 'A 座 3 层 Block A' }),
        disabled: outcome(known, true),
        'no coordinates': <CoordinatesField point={null} disabled={false} onDrop={() => {}} />,
        coordinates: <CoordinatesField point={park} disabled={false} onDrop={() => {}} />,
        'beside a map': (
          <Side style={{ width: 300 }}>
            <CoordinatesField point={wgs84(113.986812, 22.529604)} disabled={false} onDrop={() => {}} />
          </Side>
        ),
        narrow: (
          <Side style={{ width: 200 }}>
            <CoordinatesField point={wgs84(113.986812, 22.529604)} disabled={false} onDrop={() => {}} />
          </Side>
        ),
        'Hong Kong': <CoordinatesField point={wgs84(114.158, 22.2819)} disabled={false} onDrop={() => {}} />,
      }}
    />
  ),
};
