import { pathTo } from '@fireline/domain/shell';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { ConsoleStory } from '../../lib/ConsoleStory.stories.support.tsx';
import { TriggerListScreen } from './TriggerListScreen.tsx';

const meta = {
  title: 'Screens/Trigger rules',
  component: ConsoleStory,
  args: { mood: 'full', path: pathTo('triggerRule'), children: <TriggerListScreen /> },
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
} satisfies Meta<typeof ConsoleStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Trace: Story = {
  name: 'A rule shows what it looked at, and is switched off [ALM-12] [SHL-01]',
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByText('水压水位报警登记隐患'));
    const drawer = await screen.findByRole('dialog');
    const trace = await within(drawer).findByRole('list', {
      name: /^(最近的执行记录|最近的執行記錄|What it looked at last)$/,
    });
    await expect(within(trace).getAllByRole('listitem').length).toBeGreaterThan(0);
    await userEvent.click(within(drawer).getByRole('button', { name: /^(停用|Switch off)$/ }));
    const question = await screen.findByRole('alertdialog');
    await userEvent.click(within(question).getByRole('button', { name: /^(停用|Switch off)$/ }));
    await expect(await screen.findByRole('button', { name: /^(启用|啟用|Switch on)$/ })).toBeVisible();
  },
};

export const Tested: Story = {
  name: 'A rule that is still written is tested on a past alarm: each condition holds or fails [ALM-12]',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByText('水压水位报警登记隐患'));
    await userEvent.click(await screen.findByRole('button', { name: /^(修改|更改|Change)$/ }));
    const form = within(await screen.findByRole('dialog'));
    await userEvent.click(
      await form.findByRole('button', { name: /^(选择历史报警|選擇過往警報|Choose a past alarm)$/ }),
    );
    const alarms = await form.findByRole('grid', { name: /^(历史报警|過往警報|Past alarms)$/ });
    const cells = await within(alarms).findAllByRole('gridcell');
    await userEvent.click(cells[1] as HTMLElement);
    const conditions = await form.findByRole('grid', { name: /^(各条件|各條件|Conditions)$/ });
    await expect(within(conditions).getAllByText(/^(符合|Holds)$/).length).toBeGreaterThan(0);
    await expect(form.getByText(/^(会触发|會觸發|不会触发|不會觸發|It would)/)).toBeVisible();
  },
};
