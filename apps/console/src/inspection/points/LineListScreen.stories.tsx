import { inspectionCalls } from '@fireline/api/inspection';
import { pathTo } from '@fireline/domain/shell';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { ConsoleStory, storyClient } from '../../lib/ConsoleStory.stories.support.tsx';
import { LineListScreen } from './LineListScreen.tsx';

const meta = {
  title: 'Screens/Inspection lines',
  component: ConsoleStory,
  args: { mood: 'full', path: pathTo('inspectionLines'), children: <LineListScreen /> },
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
} satisfies Meta<typeof ConsoleStory>;
export default meta;
type Story = StoryObj<typeof meta>;

const create = { name: /^(新建路线|新增路線|New route)$/ };
const save = { name: /^(保存|儲存|Save)$/ };
const modify = { name: /^(修改|更改|Change)$/ };
const open = (lineId: number) => `${pathTo('inspectionLines')}?unit=1&open=${lineId}`;

/** The names of the points of a line, in their order. */
async function routeOf(lineId: number): Promise<string[]> {
  const { route } = await (await storyClient('platform')).send(inspectionCalls.line, { lineId });
  return route.map(({ name }) => name);
}

/** Opens the editor of the line that the address names. */
async function edit() {
  const drawer = within(await screen.findByRole('dialog'));
  await userEvent.click(await drawer.findByRole('button', modify));
  return within(await screen.findByRole('dialog', { name: /^(修改|更改|Change) / }));
}

export const Full: Story = {
  name: 'Full: the first point of a line is moved to its end by a key, and stays there [INS-03]',
  args: { path: open(1) },
  play: async () => {
    const [first = '', ...others] = await routeOf(1);
    const form = await edit();
    (await form.findByRole('button', { name: new RegExp(`^(移动|移動|Move) ${first}$`) })).focus();
    await userEvent.keyboard('{End}');
    await userEvent.click(form.getByRole('button', save));
    await screen.findByText(/^(已保存|已儲存) |saved$/);
    await expect(await routeOf(1)).toEqual([...others, first]);
  },
};

export const Created: Story = {
  name: 'A new line is offered the points of its unit that are in no other line [INS-03]',
  args: { path: `${pathTo('inspectionLines')}?unit=1` },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findAllByRole('gridcell');
    await userEvent.click(canvas.getByRole('button', create));
    const form = within(await screen.findByRole('dialog', create));
    await userEvent.type(form.getByRole('textbox', { name: /^(路线名称|路線名稱|Name)/ }), '夜间巡检线');
    const offered = await form.findAllByRole('button', { name: /^(添加|加入|Add) / });
    const { points } = await (await storyClient('platform')).send(inspectionCalls.unitPoints, { unitId: 1 });
    await expect(offered).toHaveLength(points.filter(({ lineId }) => lineId === null).length);
    await userEvent.click(offered[0] as HTMLElement);
    await form.findByText(/(路线已有巡检点|路線已有巡查點|The line has points)/);
    await userEvent.click(form.getByRole('button', save));
    await expect(await canvas.findByRole('gridcell', { name: /^夜间巡检线/ })).toBeVisible();
  },
};

export const Sheet: Story = {
  name: 'The round sheet has a box to pass and one to fail for each item of each point, in the order in which they are walked [INS-03]',
  args: { path: open(1) },
  play: async () => {
    const drawer = within(await screen.findByRole('dialog'));
    await userEvent.click(await drawer.findByRole('button', { name: /^(打印巡检单|列印巡查單|Inspection sheet)$/ }));
    const table = await within(await screen.findByRole('dialog')).findByRole('table');
    const names = within(table)
      .getAllByRole('rowheader')
      .map(({ textContent }) => textContent);
    const { route } = await (await storyClient('platform')).send(inspectionCalls.line, { lineId: 1 });
    await expect(names).toEqual(route.map(({ name }) => expect.stringMatching(new RegExp(`^${name}`))));
    const items = route.reduce((sum, point) => sum + point.items.length, 0);
    await expect(within(table).getAllByText('☐')).toHaveLength(2 * items);
  },
};
