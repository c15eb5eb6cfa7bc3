import { buildingCalls } from '@fireline/api/building';
import { pathTo } from '@fireline/domain/shell';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { ConsoleStory, storyClient } from '../../lib/ConsoleStory.stories.support.tsx';
import { HydrantScreen } from './FireResourceScreen.tsx';

const meta = {
  title: 'Screens/Fire resources',
  component: ConsoleStory,
  args: { mood: 'full', path: pathTo('fireHydrants'), children: <HydrantScreen /> },
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
} satisfies Meta<typeof ConsoleStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  name: 'Full: hydrants a page at a time [BLD-05]',
  play: async ({ canvasElement }) => {
    const grid = await within(canvasElement).findByRole('grid');
    await waitFor(() => expect(within(grid).getAllByRole('row').length).toBeGreaterThan(2));
  },
};

export const OnMap: Story = {
  name: 'The same on a map, by the address [BLD-05]',
  args: { path: `${pathTo('fireHydrants')}?view=map` },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    // the switch between list and map is there at once, the map's own list with the map
    const lists = () => canvas.getAllByRole('button', { name: /^(列表|清單|List)$/ });
    await waitFor(() => expect(lists()).toHaveLength(2));
    await userEvent.click(lists()[1] as HTMLElement);
    const region = await canvas.findByRole('region', { name: /视野内|視野內|in view/ });
    await waitFor(() => expect(within(region).getAllByRole('listitem').length).toBeGreaterThan(2));
  },
};

export const Refused: Story = {
  name: 'Refused: what is missing stands at its field, the place on earth too [BLD-05, SIT-09]',
  play: async ({ canvasElement }) => {
    const [create] = await within(canvasElement).findAllByRole('button', { name: /新增|New/ });
    if (!create) throw new Error('Nothing puts one on record');
    await userEvent.click(create);
    const form = within(await screen.findByRole('dialog'));
    await userEvent.click(form.getByRole('button', { name: /^(保存|儲存|Save)$/ }));
    await waitFor(() => expect(form.getByRole('textbox', { name: /^(名称|名稱|Name)/ })).toBeInvalid());
    await form.findByRole('link', { name: /位置|Location/ });
  },
};

export const SavedFirst: Story = {
  name: 'Saved first: the second editor learns who saved, loads it and keeps what was typed [BLD-05] [SHL-30]',
  loaders: [
    async () => {
      const client = await storyClient('platform');
      const name = `巷口消火栓 ${Date.now() % 100_000}`;
      const sent = { kind: 'hydrant', name, lnglat: '113.951,22.541' } as const;
      const { resourceId, revision } = await client.send(buildingCalls.createResource, sent);
      const other = { ...sent, resourceId, revision, contact: '先到的人' };
      return { name, saveFirst: () => client.send(buildingCalls.changeResource, other) };
    },
  ],
  play: async ({ canvasElement, loaded }) => {
    const { name, saveFirst } = loaded as { name: string; saveFirst: () => Promise<unknown> };
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByRole('searchbox'), name);
    await userEvent.click(await canvas.findByRole('gridcell', { name }));
    await userEvent.click(await screen.findByRole('button', { name: /^(修改|更改|Change)$/ }));
    const form = within(await screen.findByRole('dialog', { name: /^(修改|Change) ?[“「]/ }));
    const remarks = () => form.getByRole('textbox', { name: /^(备注|備註|Remarks)/ });
    await userEvent.type(remarks(), '夜间巡查');
    await saveFirst();
    await userEvent.click(form.getByRole('button', { name: /^(保存|儲存|Save)$/ }));
    await expect(await form.findByText(/修改了此记录|更改了此紀錄|has changed this record/)).toBeVisible();
    await userEvent.click(form.getByRole('button', { name: /^(载入新内容|載入新內容|Load what is stored now)$/ }));
    await expect(await form.findByDisplayValue('先到的人')).toBeVisible();
    await expect(remarks()).toHaveValue('夜间巡查');
    await userEvent.click(form.getByRole('button', { name: /^(保存|儲存|Save)$/ }));
    await expect(await screen.findByText(/^(已保存|已儲存|Saved)/)).toBeVisible();
  },
};

export const Loading: Story = {
  args: { mood: 'loading' },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('grid')).toHaveAttribute('aria-busy', 'true');
  },
};

export const Empty: Story = {
  name: 'Empty: nothing meets the filter [BLD-05]',
  args: { path: `${pathTo('fireHydrants')}?search=nowhere` },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(/没有符合条件的数据|沒有符合條件的資料|Nothing matches/);
  },
};

export const Failed: Story = {
  name: 'Failed: says why and offers to try again [SHL-15]',
  args: { mood: 'failed' },
  play: async ({ canvasElement }) => {
    const alert = await within(canvasElement).findByRole('alert');
    await expect(alert).toHaveTextContent(/查询失败|查詢失敗|Query failed/);
  },
};
