import { pathTo } from '@fireline/domain/shell';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { ConsoleStory } from '../../lib/ConsoleStory.stories.support.tsx';
import { DeviceIndexScreen } from './DeviceIndexScreen.tsx';

const meta = {
  title: 'Screens/Device overview',
  component: ConsoleStory,
  args: { mood: 'full', path: pathTo('deviceIndex'), children: <DeviceIndexScreen /> },
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
} satisfies Meta<typeof ConsoleStory>;
export default meta;
type Story = StoryObj<typeof meta>;

const figure = (tile: HTMLElement): string => tile.querySelector('span')?.textContent ?? '';

export const Full: Story = {
  name: 'Full: a tile keeps the page to its type, and the foot of the list counts what the tile counts [DEV-12] [SHL-22]',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const tile = await canvas.findByRole('button', { name: /(烟感探测器|煙霧探測器|Smoke detector)/, pressed: false });
    const count = figure(tile);
    await userEvent.click(tile);
    await waitFor(() =>
      expect(canvas.getByRole('navigation', { name: /^(分页|分頁|Pages)$/ })).toHaveTextContent(count),
    );
    await userEvent.click(canvas.getByRole('button', { name: /^(卡片|Cards)$/ }));
    await expect((await canvas.findAllByRole('article')).length).toBeGreaterThan(0);
  },
};

export const Registered: Story = {
  name: 'A device is registered; its IMEI looks mistyped, is warned of and taken, and the second time refused [DEV-12] [DEV-21]',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const register = async () => {
      await userEvent.click(await canvas.findByRole('button', { name: /^(登记设备|登記裝置|Register a device)$/ }));
      const drawer = within(await screen.findByRole('dialog'));
      await userEvent.type(await drawer.findByRole('textbox', { name: /^IMEI/ }), '490154203237519');
      await drawer.findByText(/(校验位不符|檢查碼不符|check digit)/);
      await userEvent.click(drawer.getByRole('combobox', { name: /(设备类型|裝置類型|Device type)/ }));
      await userEvent.click(await screen.findByRole('option', { name: /(烟感探测器|煙霧探測器|Smoke detector)/ }));
      await userEvent.type(drawer.getByRole('textbox', { name: /(设备名称|裝置名稱|Device name)/ }), '前台烟感');
      await userEvent.click(drawer.getByRole('button', { name: /^(保存|儲存|Save)$/ }));
      return drawer;
    };
    await register();
    await screen.findByText(/(已登记|已登記|is registered)/);
    const drawer = await register();
    await expect((await drawer.findAllByText(/(该 IMEI 已登记|此 IMEI 已登記|registered already)/))[0]).toBeVisible();
  },
};

export const Batch: Story = {
  name: 'Ticked devices: removing asks first; they are removed together, and that is undone [DEV-12] [DEV-13]',
  args: { path: `${pathTo('deviceIndex')}?view=list` },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await waitFor(() => expect(canvas.getAllByRole('checkbox').length).toBeGreaterThan(3));
    await canvas.findAllByRole('gridcell', { name: /IMEI|\d/ });
    await userEvent.click(canvas.getAllByRole('checkbox')[1] as HTMLElement);
    await userEvent.click(canvas.getAllByRole('checkbox')[2] as HTMLElement);
    await userEvent.click(await canvas.findByRole('button', { name: /^(移除|Remove)$/ }));
    const question = within(await screen.findByRole('alertdialog'));
    await expect(question.getByText(/2/)).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: /^(取消|Cancel)$/ }));
    await userEvent.click(
      await canvas.findByRole('button', { name: /^(从场所取下|從場所取下|Take out of its place)$/ }),
    );
    await userEvent.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', {
        name: /^(从场所取下|從場所取下|Take out of its place)$/,
      }),
    );
    await userEvent.click(await screen.findByRole('button', { name: /^(撤销|復原|Undo)$/ }));
    await expect(await screen.findByText(/(已撤销 2|已復原 2|2 devices undone)/)).toBeVisible();
  },
};

export const OfOrganisation: Story = {
  name: 'An organisation looks and changes nothing [DEV-12] [ROL-03]',
  args: { as: 'org' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findAllByRole('button', { pressed: false });
    await expect(canvas.queryByRole('button', { name: /^(登记设备|登記裝置|Register a device)$/ })).toBeNull();
  },
};
