import { pathTo } from '@fireline/domain/shell';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { ConsoleStory } from '../../lib/ConsoleStory.stories.support.tsx';
import { RuleListScreen } from './RuleListScreen.tsx';

const meta = {
  title: 'Screens/Alarm rules',
  component: ConsoleStory,
  args: { mood: 'full', path: pathTo('alarmRules'), children: <RuleListScreen /> },
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
} satisfies Meta<typeof ConsoleStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Pending: Story = {
  name: 'A rule that is still to come counts down, and can be withdrawn [ALM-05] [SHL-07]',
  args: { path: `${pathTo('alarmRules')}?state=pending` },
  play: async ({ canvasElement }) => {
    const [timer] = await within(canvasElement).findAllByRole('timer');
    await expect(timer).toHaveTextContent(/\d+:\d\d/);
    await userEvent.click(timer!);
    const drawer = await screen.findByRole('dialog');
    await expect(await within(drawer).findByRole('button', { name: /^(撤回|Withdraw)$/ })).toBeVisible();
    await expect(await within(drawer).findByRole('list', { name: /^(历史版本|過往版本|Versions)$/ })).toBeVisible();
  },
};

export const Refused: Story = {
  name: 'A recovery value beyond the threshold is refused at its field [ALM-05]',
  play: async ({ canvasElement }) => {
    await userEvent.click((await within(canvasElement).findAllByText(/^(剩余电流|剩餘電流|Leakage).*/))[0]!);
    await userEvent.click(await screen.findByRole('button', { name: /^(修改|更改|Change)$/ }));
    const recovery = await screen.findByRole('textbox', { name: /^(恢复值|回復值|Recovery value)/ });
    await userEvent.clear(recovery);
    await userEvent.type(recovery, '900');
    await userEvent.click(screen.getByRole('button', { name: /^(保存|儲存|Save)$/ }));
    const said = /恢复值必须在阈值的正常一侧|回復值必須在臨界值的正常一側|normal side of the threshold/;
    await expect((await screen.findAllByText(said))[0]).toBeVisible();
  },
};
