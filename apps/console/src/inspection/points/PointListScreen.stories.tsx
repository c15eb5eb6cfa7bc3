import { inspectionCalls } from '@fireline/api/inspection';
import { pathTo } from '@fireline/domain/shell';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { ConsoleStory, storyClient } from '../../lib/ConsoleStory.stories.support.tsx';
import { rowGone } from '../rowGone.stories.support.ts';
import { PointListScreen } from './PointListScreen.tsx';

const meta = {
  title: 'Screens/Inspection points',
  component: ConsoleStory,
  args: { mood: 'full', path: pathTo('inspectionPoints'), children: <PointListScreen /> },
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
} satisfies Meta<typeof ConsoleStory>;
export default meta;
type Story = StoryObj<typeof meta>;

const create = { name: /^(新建巡检点|新增巡查點|New point)$/ };
const save = { name: /^(保存|儲存|Save)$/ };
const remove = { name: /^(删除|刪除|Delete)$/ };
const incomplete = /(请将信息填写完整|請填妥所有資料|Please fill in the information completely)$/;

export const Full: Story = {
  name: 'Full: what is missing of a new point gets one message at each field; it is made with the items of its category [INS-02] [INS-03]',
  args: { path: `${pathTo('inspectionPoints')}?unit=1&sort=changedAt&order=desc` },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findAllByRole('gridcell');
    await userEvent.click(canvas.getByRole('button', create));
    const form = within(await screen.findByRole('dialog', create));
    await userEvent.click(form.getByRole('button', save));
    // the unit is that of the filter
    await waitFor(() => expect(form.getAllByText(incomplete).length).toBeGreaterThanOrEqual(4));
    await userEvent.type(form.getByRole('textbox', { name: /^(名称|名稱|Name)/ }), '试验门');
    await userEvent.type(form.getByRole('textbox', { name: /^(位置|Location)/ }), '北侧');
    await userEvent.click(form.getByRole('combobox', { name: /^(分类|分類|Category)/ }));
    await userEvent.click(await screen.findByRole('option', { name: /灭火器/ }));
    await userEvent.click(form.getByRole('combobox', { name: /^(巡检项|巡查項目|Items)/ }));
    await userEvent.click(await screen.findByRole('option', { name: /^压力指示器/ }));
    await userEvent.keyboard('{Escape}');
    await userEvent.click(form.getByRole('button', save));
    await userEvent.click(await canvas.findByRole('gridcell', { name: '试验门' }));
    const drawer = within(await screen.findByRole('dialog', { name: '试验门' }));
    await expect((await drawer.findAllByText('压力指示器'))[0]).toBeVisible();
    await userEvent.click(await drawer.findByRole('button', remove));
    await userEvent.click(await within(await screen.findByRole('alertdialog')).findByRole('button', remove));
    await rowGone(canvas, '试验门');
  },
};

export const Rounds: Story = {
  name: 'A row says where its point is, what was found last and how long ago, what is due and what hangs there [INS-02] [INS-05]',
  args: { path: `${pathTo('inspectionPoints')}?unit=1&sort=lastLook&order=desc` },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const client = await storyClient('platform');
    const { rows } = await client.send(inspectionCalls.points, { unitId: [1], sort: 'lastLook', order: 'desc' });
    const [newest] = rows;
    await canvas.findAllByRole('gridcell');
    const headers = canvas.getAllByRole('columnheader').map(({ textContent }) => textContent);
    for (const wanted of [
      /场所、楼层|場所、樓層|Place, floor/,
      /上次结果|上次結果|Last result/,
      /下次巡检|下次巡查|Next due/,
    ])
      await expect(headers.some((header) => wanted.test(header ?? ''))).toBe(true);
    // what is said in one cell has no columns of its own until the reader wants them
    await expect(headers.some((header) => /^(楼层|樓層|Floor)$/.test(header ?? ''))).toBe(false);
    await waitFor(() => expect(canvas.getAllByRole('row')[1]).toHaveTextContent(newest?.name ?? '-'));
    const first = canvas.getAllByRole('row')[1];
    await expect(newest?.lastLook).not.toBeNull();
    await expect(first).toHaveTextContent(/(合格|Pass|failed) · .*(前|ago)/);
    await expect(first).toHaveTextContent(newest?.placeName ?? '-');
  },
};

export const InLine: Story = {
  name: 'A point that is in a line is not deleted: the refusal names the line [INS-02] [INS-03]',
  args: { path: `${pathTo('inspectionPoints')}?unit=1&open=1` },
  play: async () => {
    const drawer = within(await screen.findByRole('dialog'));
    await userEvent.click(await drawer.findByRole('button', remove));
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(await question.findByRole('button', remove));
    await question.findByText(/(点位在线路“.+”中|在路線「.+」內|is in the line ".+")/);
  },
};

export const OfUnit: Story = {
  name: 'A unit sees its own points, and narrows them by its buildings [INS-02] [ROL-06]',
  args: { as: 'unit', path: `${pathTo('inspectionPoints')}?unit=1` },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const client = await storyClient('unit');
    const { rows } = await client.send(inspectionCalls.points, { unitId: [1], pageSize: 100 });
    const indoors = rows.find(({ buildingId }) => buildingId !== null);
    const expected = rows.filter(({ buildingId }) => buildingId === indoors?.buildingId);
    await expect(expected.length).toBeLessThan(rows.length);
    await userEvent.click(await canvas.findByRole('combobox', { name: /^(建筑|樓宇|Building)/ }));
    await userEvent.click(await screen.findByRole('option', { name: indoors?.buildingName ?? '' }));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('grid')).toHaveAttribute('aria-rowcount', String(expected.length + 1)));
  },
};

export const NoItems: Story = {
  name: 'Where the chosen category has no items, the form of a point leads to where one is made [INS-02] [INS-01]',
  play: async ({ canvasElement }) => {
    const client = await storyClient('platform');
    const { categoryId } = await client.send(inspectionCalls.createCategory, { industry: 'security', name: '屋顶' });
    await userEvent.click((await within(canvasElement).findAllByRole('button', create))[0] as HTMLElement);
    const form = within(await screen.findByRole('dialog', create));
    await userEvent.click(form.getByRole('combobox', { name: /^(分类|分類|Category)/ }));
    await userEvent.click(await screen.findByRole('option', { name: /屋顶$/ }));
    const link = await form.findByRole('link', { name: /^(前往巡检项|前往巡查項目|Go to the items)$/ });
    await expect(link).toHaveAttribute(
      'href',
      expect.stringMatching(`/main/inspection/items\\?category=${categoryId}$`),
    );
  },
};

export const Labels: Story = {
  name: 'Labels of ticked points are shown as they are printed, each with its signed code and its edition [INS-02] [N24]',
  args: { path: `${pathTo('inspectionPoints')}?unit=1` },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findAllByRole('gridcell');
    const [, first] = canvas.getAllByRole('checkbox');
    await userEvent.click(first as HTMLElement);
    await userEvent.click(await screen.findByRole('button', { name: /^(打印标签|列印標籤|Print labels)$/ }));
    const drawer = within(await screen.findByRole('dialog'));
    await expect(await drawer.findByText(/^\d+-1$/)).toBeVisible();
    await expect(
      drawer.getByRole('button', { name: /^(作废旧标签并换新|作廢舊標籤並換新|Void and reprint)$/ }),
    ).toBeEnabled();
  },
};
