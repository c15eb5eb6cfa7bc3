import { pathTo } from '@fireline/domain/shell';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { ConsoleStory } from '../../lib/ConsoleStory.stories.support.tsx';
import { rowGone } from '../rowGone.stories.support.ts';
import { ItemListScreen } from './ItemListScreen.tsx';

const meta = {
  title: 'Screens/Inspection items',
  component: ConsoleStory,
  args: { mood: 'full', path: pathTo('inspectionItems'), children: <ItemListScreen /> },
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
} satisfies Meta<typeof ConsoleStory>;
export default meta;
type Story = StoryObj<typeof meta>;

const create = { name: /^(新建巡检项|新增巡查項目|New inspection item)$/ };
const save = { name: /^(保存|儲存|Save)$/ };
const remove = { name: /^(删除|刪除|Delete)$/ };

export const Full: Story = {
  name: 'Full: an item of the filtered category is made, with a guide that can be opened, and deleted [INS-01]',
  args: { path: `${pathTo('inspectionItems')}?category=2&sort=createdAt&order=desc` },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('gridcell', { name: '消火栓箱门' });
    await expect(canvas.queryByRole('gridcell', { name: '压力指示器' })).toBeNull();
    await userEvent.click((await canvas.findAllByRole('button', create))[0] as HTMLElement);
    const form = within(await screen.findByRole('dialog'));
    await userEvent.type(form.getByRole('textbox', { name: /^(巡检内容|巡查內容|Content)/ }), '减压孔板');
    const guide = form.getByRole('textbox', { name: /^(操作指引|Guide)/ });
    await userEvent.type(guide, 'ftp://example.com');
    await userEvent.click(form.getByRole('button', save));
    await waitFor(() => expect(guide).toHaveAttribute('aria-invalid', 'true'));
    await userEvent.clear(guide);
    await userEvent.type(guide, 'https://example.com/guide');
    await userEvent.click(form.getByRole('button', save));
    const made = await canvas.findByRole('gridcell', { name: '减压孔板' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(made);
    const drawer = within(await screen.findByRole('dialog'));
    const link = await drawer.findByRole('link', { name: /(打开操作指引|開啟操作指引|Open Guide)/ });
    await expect(link).toHaveAttribute('href', 'https://example.com/guide');
    await userEvent.click(drawer.getByRole('button', remove));
    await userEvent.click(await within(await screen.findByRole('alertdialog')).findByRole('button', remove));
    await rowGone(canvas, '减压孔板');
  },
};

export const Moved: Story = {
  name: 'A ticked item is brought to another category, and leaves the list of its own [INS-01]',
  args: { path: `${pathTo('inspectionItems')}?category=6&sort=content` },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findAllByRole('gridcell');
    const [, row] = canvas.getAllByRole('row');
    const boxes = await canvas.findAllByRole('checkbox');
    const name = within(row!).getAllByRole('gridcell')[1]?.textContent ?? '';
    await expect(name).not.toBe('');
    await userEvent.click(boxes[1]!);
    const move = /^(移动到分类|移至分類|Move to category)$/;
    await userEvent.click(await canvas.findByRole('button', { name: move }));
    const drawer = within(await screen.findByRole('dialog'));
    await userEvent.click(await drawer.findByRole('combobox'));
    await userEvent.click(await screen.findByRole('option', { name: /出入口与门禁$/ }));
    await userEvent.click(drawer.getByRole('button', { name: move }));
    await drawer.findByText(/^(全部 1 项已完成|全部 1 項已完成|All 1 done)$/);
    await userEvent.click(drawer.getAllByRole('button', { name: /^(关闭|關閉|Close)$/ }).at(-1)!);
    await rowGone(canvas, name);
  },
};
