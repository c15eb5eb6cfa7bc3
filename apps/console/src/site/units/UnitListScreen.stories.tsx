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

export const Moved: Story = {
  name: 'Ticked units move together: it says what goes along, and that they go somewhere; the move is taken back [SIT-06] [ORG-05]',
  args: { path: `${pathTo('unitList')}?sort=name` },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await waitFor(async () => expect((await canvas.findAllByRole('row')).length).toBeGreaterThan(3));
    const boxes = canvas.getAllByRole('checkbox');
    await userEvent.click(boxes[1] as HTMLElement);
    await userEvent.click(boxes[2] as HTMLElement);
    const move = /^(转移|轉移|Move)$/;
    await userEvent.click(await canvas.findByRole('button', { name: move }));
    const drawer = within(await screen.findByRole('dialog', { name: /(2 个单位|2 個單位|2 units)/ }));
    await expect(await drawer.findByText(/(全部不转移|全部不轉移|none does)/)).toBeVisible();
    await userEvent.click(drawer.getByRole('button', { name: move }));
    await expect(
      (await drawer.findAllByText(/(请选择机构或合作商|請選擇機構或合作夥伴|Choose an organisation)/))[0],
    ).toBeVisible();
    const org = drawer.getByRole('combobox', { name: /(所属机构|所屬機構|Organisation)/ });
    await userEvent.type(org, '南山区');
    await userEvent.click((await screen.findAllByRole('option', { name: /南山区/ }))[0] as HTMLElement);
    await userEvent.click(drawer.getByRole('button', { name: move }));
    await userEvent.click(await screen.findByRole('button', { name: /^(撤销|復原|Undo)$/ }));
    await expect(await screen.findByText(/^(已撤销|已復原|Undone)$/)).toBeVisible();
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
