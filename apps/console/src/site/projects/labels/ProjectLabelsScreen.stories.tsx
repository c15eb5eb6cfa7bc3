import { pathTo } from '@fireline/domain/shell';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { ConsoleStory } from '../../../lib/ConsoleStory.stories.support.tsx';
import { ProjectLabelsScreen } from './ProjectLabelsScreen.tsx';

const meta = {
  title: 'Screens/Project labels',
  component: ConsoleStory,
  args: {
    mood: 'full',
    path: pathTo('projectLabels', { projectId: 1 }),
    children: <ProjectLabelsScreen params={{ projectId: '1' }} />,
  },
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
} satisfies Meta<typeof ConsoleStory>;
export default meta;
type Story = StoryObj<typeof meta>;

const create = { name: /^(新建标签|新增標籤|New label)$/ };
const save = { name: /^(保存|儲存|Save)$/ };

export const Full: Story = {
  name: 'Full: a label is made with colour and shape, its name refused a second time [SIT-08] [SHL-09]',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findAllByRole('gridcell');
    await userEvent.click((await canvas.findAllByRole('button', create))[0] as HTMLElement);
    const drawer = within(await screen.findByRole('dialog'));
    await userEvent.type(await drawer.findByRole('textbox'), '天台水箱');
    await userEvent.click(drawer.getByRole('radio', { name: /(紫红色|紫紅色|Plum)/ }));
    await userEvent.click(drawer.getByRole('radio', { name: /(菱形|Diamond)/ }));
    await userEvent.click(drawer.getByRole('button', save));
    await canvas.findByRole('gridcell', { name: '天台水箱' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click((await canvas.findAllByRole('button', create))[0] as HTMLElement);
    const again = within(await screen.findByRole('dialog'));
    await userEvent.type(await again.findByRole('textbox'), '天台水箱');
    await userEvent.click(again.getByRole('button', save));
    await again.findAllByText(/(已有同名标签|已有同名標籤|has a label of this name)/);
  },
};

export const OfCompany: Story = {
  name: 'A maintenance company sees the labels of projects whose devices it keeps, and changes none [SIT-08] [ROL-06]',
  args: { as: 'maint' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('grid');
    await expect(canvas.queryByRole('button', create)).toBeNull();
    await expect(canvas.queryByRole('checkbox')).toBeNull();
  },
};
