import { pathTo } from '@fireline/domain/shell';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { ConsoleStory } from '../../lib/ConsoleStory.stories.support.tsx';
import { DrillListScreen } from './DrillListScreen.tsx';

const meta = {
  title: 'Screens/Fire drills',
  component: ConsoleStory,
  args: { mood: 'full', path: pathTo('alarmDrills'), children: <DrillListScreen /> },
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
} satisfies Meta<typeof ConsoleStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plan: Story = {
  name: 'A drill needs a unit, and ends by itself [N15]',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findAllByText(/^(未开始|未開始|Planned)$/);
    await userEvent.click(await canvas.findByRole('button', { name: /^(新建演练|新增演習|New drill)$/ }));
    const form = await within(canvasElement.ownerDocument.body).findByRole('dialog', {
      name: /^(新建演练|新增演習|New drill)$/,
    });
    await userEvent.click(within(form).getByRole('button', { name: /^(保存|儲存|Save)$/ }));
    const unit = within(form).getByRole('combobox', { name: /^(单位|單位|Unit)/ });
    await expect(unit).toHaveAttribute('aria-invalid', 'true');
  },
};

export const Past: Story = {
  name: 'A past drill says how many alarms it had and leads to them [N15]',
  args: { path: `${pathTo('alarmDrills')}?state=ended` },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const grid = within(await canvas.findByRole('grid'));
    const [row] = await grid.findAllByText(/^(已结束|已結束|Ended)$/);
    await userEvent.click(row as HTMLElement);
    const drawer = await within(canvasElement.ownerDocument.body).findByRole('dialog');
    const link = within(drawer).getByRole('link', { name: /^(查看演练报警|檢視演習警報|Show alarms)$/ });
    await expect(link).toHaveAttribute('href', expect.stringMatching(/list=all&drillOf=\d+/));
  },
};
