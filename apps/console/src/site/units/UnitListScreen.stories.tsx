import { pathTo } from '@fireline/domain/shell';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { ConsoleStory } from '../../lib/ConsoleStory.stories.support.tsx';
import { UnitListScreen } from './UnitListScreen.tsx';

const meta = {
  title: 'Screens/Units',
  component: ConsoleStory,
  args: { mood: 'full', path: pathTo('unitList'), children: <UnitListScreen /> },
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
} satisfies Meta<typeof ConsoleStory>;
export default meta;
type Story = StoryObj<typeof meta>;

const create = /^(新建单位|新增單位|New unit)$/;

export const Full: Story = {
  name: 'Full: searched by any part; a new unit is refused at its fields, what was typed stays [SIT-06] [SIT-03] [SHL-09]',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await waitFor(async () => expect((await canvas.findAllByRole('row')).length).toBeGreaterThan(3));
    await userEvent.type(canvas.getByRole('searchbox'), '物业');
    await waitFor(async () => {
      for (const row of canvas.getAllByRole('row').slice(1)) await expect(row).toHaveTextContent('物业');
    });
    await userEvent.click(canvas.getByRole('button', { name: create }));
    const drawer = within(await screen.findByRole('dialog', { name: create }));
    await userEvent.type(drawer.getByRole('textbox', { name: /^(单位名称|單位名稱|Unit)/ }), '后海物业');
    await userEvent.click(drawer.getByRole('button', { name: /^(保存|儲存|Save)$/ }));
    await expect((await drawer.findAllByText(/(必填|required)/))[0]).toBeVisible();
    await expect(drawer.getByRole('textbox', { name: /^(单位名称|單位名稱|Unit)/ })).toHaveValue('后海物业');
  },
};

export const Resident: Story = {
  name: 'A resident sees the units of its places, and creates none [SIT-06] [ROL-06]',
  args: { as: 'resident' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await waitFor(async () => expect((await canvas.findAllByRole('row')).length).toBeGreaterThan(1));
    await expect(canvas.queryByRole('button', { name: create })).toBeNull();
  },
};
