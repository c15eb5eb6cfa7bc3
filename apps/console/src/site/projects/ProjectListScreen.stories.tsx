import { pathTo } from '@fireline/domain/shell';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { ConsoleStory } from '../../lib/ConsoleStory.stories.support.tsx';
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

export const OfUnit: Story = {
  name: 'A unit sees its own projects and changes none [SIT-08] [ROL-06]',
  args: { as: 'unit' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findAllByRole('gridcell');
    await expect(canvas.queryByRole('button', { name: newProject })).toBeNull();
  },
};
