import { pathTo } from '@fireline/domain/shell';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
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
      name: /^(最近的执行记录|最近的執行記錄|Recent evaluations)$/,
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
    await expect(within(conditions).getAllByText(/^(符合|Met)$/).length).toBeGreaterThan(0);
    await expect(form.getByText(/^(会触发|會觸發|不会触发|不會觸發|It would)/)).toBeVisible();
  },
};

export const TestedOfPartner: Story = {
  name: 'A new rule for a partner is tested on the alarms of that partner [ALM-12] [ORG-05]',
  play: async ({ canvasElement }) => {
    await userEvent.click(
      await within(canvasElement).findByRole('button', { name: /^(新建触发规则|新增觸發規則|New trigger rule)$/ }),
    );
    const form = within(await screen.findByRole('dialog'));
    const choose = async (at: number) => {
      const partner = form.getByRole('combobox', { name: /^(适用合作商|適用合作夥伴|Alarms of)/ });
      await userEvent.click(partner);
      await userEvent.clear(partner);
      const options = within(await screen.findByRole('listbox'));
      await waitFor(() => expect(options.getAllByRole('option').length).toBeGreaterThan(1));
      const option = options.getAllByRole('option')[at] as HTMLElement;
      const name = option.textContent;
      await userEvent.click(option);
      await expect(partner).toHaveValue(name);
    };
    await userEvent.click(form.getByRole('combobox', { name: /^(动作|動作|Actions)/ }));
    await userEvent.click(await screen.findByRole('option', { name: /^(登记隐患|登記隱患|Put a hazard on record)$/ }));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await choose(0);
    await userEvent.click(form.getByRole('button', { name: /^(选择历史报警|選擇過往警報|Choose a past alarm)$/ }));
    const alarms = await form.findByRole('grid', { name: /^(历史报警|過往警報|Past alarms)$/ });
    const cells = await within(alarms).findAllByRole('gridcell');
    await userEvent.click(cells[1] as HTMLElement);
    const other = /^(不会触发：报警不属于|不會觸發：警報不屬於|It would not act: the alarm is not of)/;
    await form.findByText(/^(会触发|會觸發|不会触发|不會觸發|It would)/);
    // of two partners one at least is not that of the alarm
    if (!form.queryByText(other)) await choose(1);
    await expect(await form.findByText(other)).toBeVisible();
  },
};
