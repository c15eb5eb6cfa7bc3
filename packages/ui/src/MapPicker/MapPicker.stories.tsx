import { wgs84 } from '@fireline/domain/site';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { offlineGeocoder, sharedDistricts } from '../MapDistricts/index.ts';
import { MapPicker } from './MapPicker.tsx';
import { addressThere, empty, failing, hanging, prompt } from './geocoder.stories.support.ts';

const park = wgs84(113.9436, 22.5185);
const onRecord = { ...addressThere(park), address: '滨海大道 3001 号', datum: 'WGS84' } as const;

const meta = {
  component: MapPicker,
  args: { label: '场所位置', geocoder: prompt, near: wgs84(113.9305, 22.5333), onChange: fn() },
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
  args: { geocoder: hanging },
  play: async ({ canvasElement }) => {
    await paste(canvasElement, '113.9436,22.5185');
    await expect(await within(canvasElement).findByText('正在解析地址')).toBeVisible();
  },
};

export const NothingFound: Story = {
  args: { geocoder: empty },
  play: async ({ canvasElement }) => {
    await search(canvasElement, '火星');
    await expect(
      await screen.findByText('没有结果，请换个关键字搜索', { selector: '[aria-hidden] *, [aria-hidden]' }),
    ).toBeVisible();
  },
};

export const OutsideAllDistricts: Story = {
  args: { geocoder: empty },
  play: async ({ canvasElement }) => {
    await paste(canvasElement, '125, 25');
    await expect(await within(canvasElement).findByText('此处不在任何已知区划内，坐标仍可使用')).toBeVisible();
  },
};

export const Failed: Story = {
  args: { geocoder: failing },
  play: async ({ canvasElement, args }) => {
    await paste(canvasElement, '113.9436,22.5185');
    await expect(await within(canvasElement).findByText('未能解析地址，坐标仍可使用')).toBeVisible();
    await expect(within(canvasElement).getByRole('button', { name: '重试' })).toBeEnabled();
    await expect(args.onChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ value: expect.objectContaining({ lnglat: { lng: 113.9436, lat: 22.5185 } }) }),
    );
  },
};

export const OtherDatum: Story = {
  args: { defaultValue: onRecord },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('combobox', { name: '坐标系' }));
    await userEvent.click(await screen.findByRole('option', { name: 'GCJ-02 坐标' }));
    await expect(within(canvasElement).getByRole('textbox', { name: '经纬度' })).toHaveValue('113.948496,22.51545');
    await expect(within(canvasElement).getByText('即 WGS 84 坐标 113.9436,22.5185')).toBeVisible();
  },
};

export const TypedAddressStays: Story = {
  args: { defaultValue: { ...onRecord, address: 'A 座 3 层' } },
  play: async ({ canvasElement }) => {
    await paste(canvasElement, '113.93,22.53');
    await userEvent.click(await within(canvasElement).findByRole('button', { name: '改用“广东省深圳市南山区”' }));
    await expect(within(canvasElement).getByRole('textbox', { name: '详细地址' })).toHaveValue('广东省深圳市南山区');
  },
};

export const WithProblem: Story = { args: { problem: '请选择场所位置', required: true } };

export const Disabled: Story = { args: { defaultValue: onRecord, disabled: true } };
