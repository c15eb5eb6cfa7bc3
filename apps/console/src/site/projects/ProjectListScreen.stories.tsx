import { siteCalls } from '@fireline/api/site';
import { pathTo } from '@fireline/domain/shell';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { ConsoleStory, storyClient } from '../../lib/ConsoleStory.stories.support.tsx';
import { ProjectListScreen } from './ProjectListScreen.tsx';

const meta = {
  title: 'Screens/Projects',
  component: ConsoleStory,
  args: { mood: 'full', path: pathTo('projectList'), children: <ProjectListScreen /> },
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
} satisfies Meta<typeof ConsoleStory>;
export default meta;
type Story = StoryObj<typeof meta>;

const newProject = /^(新建项目|新增項目|New project)$/;
const save = { name: /^(保存|儲存|Save)$/ };

const endsIn = /^(还有 \d+ 天结束|尚餘 \d+ 日結束|Ends in \d+ days?)$/;

export const Full: Story = {
  name: 'Full: what ends soon says in how many days; an end before the start is refused at its field [SIT-08] [SHL-09]',
  args: { path: `${pathTo('projectList')}?state=ending` },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [cell] = await canvas.findAllByRole('gridcell', { name: endsIn });
    await userEvent.click(cell as HTMLElement);
    const drawer = within(await screen.findByRole('dialog'));
    await expect(await drawer.findByText(endsIn)).toBeVisible();
    await userEvent.click(drawer.getByRole('button', { name: /^(修改|更改|Change)$/ }));
    const form = within(await screen.findByRole('dialog', { name: /^(修改|更改|Change) / }));
    const [first] = within(await form.findByRole('group', { name: /^(结束|結束|End)/ })).getAllByRole('spinbutton');
    await userEvent.click(first as HTMLElement);
    await userEvent.keyboard('19990101');
    await userEvent.click(form.getByRole('button', save));
    const problem = /(结束必须晚于开始|結束必須遲於開始|The end must be later than the start)$/;
    await expect((await form.findAllByText(problem))[0]).toBeVisible();
  },
};

export const Named: Story = {
  name: 'A link opens the project that it names, whatever the list shows [SIT-08] [SHL-23]',
  args: { path: `${pathTo('projectList')}?search=nowhere&open=1` },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(/没有符合条件的数据|沒有符合條件的資料|Nothing matches/);
    const drawer = within(await screen.findByRole('dialog'));
    await expect(await drawer.findByRole('button', { name: /^(修改|更改|Change)$/ })).toBeVisible();
  },
};

export const OfUnit: Story = {
  name: 'A unit sees its own projects and changes none [SIT-08] [ROL-06]',
  args: { as: 'unit' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findAllByRole('gridcell');
    await expect(canvas.queryByRole('button', { name: newProject })).toBeNull();
  },
};

export const SavedFirst: Story = {
  name: 'Saved first: the second editor learns who saved, loads it and keeps what was typed [SIT-08] [SHL-30]',
  loaders: [
    async () => {
      const client = await storyClient('platform');
      const { rows } = await client.send(siteCalls.partners, { pageSize: 1 });
      const name = `两人同改 ${Date.now() % 100_000}`;
      const partnerId = rows[0]?.partnerId ?? 0;
      const sent = { name, partnerId, start: '2026-11-01', end: '2026-12-31', contact: '周经理', photos: [] };
      const { projectId, revision } = await client.send(siteCalls.createProject, sent);
      const other = { ...sent, projectId, revision, contact: '先到的人' };
      return { name, saveFirst: () => client.send(siteCalls.changeProject, other) };
    },
  ],
  play: async ({ canvasElement, loaded }) => {
    const { name, saveFirst } = loaded as { name: string; saveFirst: () => Promise<unknown> };
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByRole('searchbox'), name);
    await userEvent.click(await canvas.findByRole('gridcell', { name }));
    const drawer = within(await screen.findByRole('dialog'));
    await userEvent.click(drawer.getByRole('button', { name: /^(修改|更改|Change)$/ }));
    const remarks = () => screen.findByRole('textbox', { name: /^(备注|備註|Remarks)/ });
    await userEvent.type(await remarks(), '分两期安装');
    await saveFirst();
    await userEvent.click(screen.getByRole('button', save));
    await expect(await screen.findByText(/修改了此记录|更改了此記錄|has changed this record/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: /^(载入新内容|載入新內容|Load what is stored now)$/ }));
    await expect(await screen.findByDisplayValue('先到的人')).toBeVisible();
    await expect(await remarks()).toHaveValue('分两期安装');
    await userEvent.click(screen.getByRole('button', save));
    await expect(await screen.findByText(/已保存|已儲存|Saved/)).toBeVisible();
  },
};
