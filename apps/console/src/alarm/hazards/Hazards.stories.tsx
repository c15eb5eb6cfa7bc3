import { alarmCalls } from '@fireline/api/alarm';
import { pathTo } from '@fireline/domain/shell';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { ConsoleStory, storyClient } from '../../lib/ConsoleStory.stories.support.tsx';
import { HazardDetailScreen } from './HazardDetailScreen.tsx';
import { HazardListScreen } from './HazardListScreen.tsx';
import { SolutionScreen } from './SolutionScreen.tsx';

const meta = {
  title: 'Screens/Hazards',
  component: ConsoleStory,
  args: { mood: 'full', path: pathTo('hazards'), children: <HazardListScreen /> },
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
} satisfies Meta<typeof ConsoleStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Overdue: Story = {
  name: 'Overdue ones say by how many days [ALM-13] [SHL-08]',
  args: { path: `${pathTo('hazards')}?due=overdue` },
  play: async ({ canvasElement }) => {
    const late = /(逾期 \d+ 天|逾期 \d+ 日|\d+ days? overdue)$/;
    await expect((await within(canvasElement).findAllByText(late))[0]).toBeVisible();
  },
};

/** An overdue hazard of the city: it has been reminded of. */
async function overdueHazard(): Promise<number> {
  const client = await storyClient('platform');
  const { rows } = await client.send(alarmCalls.hazards, { due: 'overdue' });
  // those of patrols were found after the city's last reminders
  const hazard = rows.find(({ source }) => source !== 'inspection');
  if (!hazard) throw new Error('The city has no overdue hazard');
  return hazard.hazardId;
}

export const Reminded: Story = {
  name: 'The track of an overdue hazard begins with its record and says who was reminded [ALM-13]',
  loaders: [async () => ({ hazardId: await overdueHazard() })],
  render: (args, { loaded }) => (
    <ConsoleStory {...args} path={`${pathTo('hazardDetail')}?id=${String(loaded.hazardId)}`}>
      <HazardDetailScreen />
    </ConsoleStory>
  ),
  play: async ({ canvasElement }) => {
    const track = await within(canvasElement).findByRole('list', { name: /^(整改经过|整改經過|History)$/ });
    await expect(within(track).getAllByText(/^(登记|登記|Recorded)/)[0]).toBeVisible();
    await expect(within(track).getAllByText(/^(已提醒|Reminded) \S/)[0]).toBeVisible();
  },
};

/** The page of a hazard that is being rectified. */
const inProgress = {
  loaders: [
    async () => {
      const client = await storyClient('platform');
      const { rows } = await client.send(alarmCalls.hazards, { state: ['inProgress'] });
      return { hazardId: rows[0]?.hazardId };
    },
  ],
  render: (args, { loaded }) => (
    <ConsoleStory {...args} path={`${pathTo('hazardDetail')}?id=${String(loaded.hazardId)}`}>
      <HazardDetailScreen />
    </ConsoleStory>
  ),
} satisfies Story;

export const DueDayMoved: Story = {
  ...inProgress,
  name: 'Another due day is asked for its reason, which then stands in the track and in the history [ALM-13] [SES-10]',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: /^(修改|更改|Change)$/ }));
    const form = within(await screen.findByRole('dialog'));
    const due = within(await form.findByRole('group', { name: /^(整改期限|Due on)/ }));
    const reason = /^(更改期限的原因|Reason for the new due date)/;
    await expect(form.queryByRole('textbox', { name: reason })).toBeNull();
    due.getByRole('spinbutton', { name: /日|day/i }).focus();
    await userEvent.keyboard('{ArrowUp}');
    const save = () => userEvent.click(form.getByRole('button', { name: /^(保存|儲存|Save)$/ }));
    await save();
    const field = await form.findByRole('textbox', { name: reason });
    await expect(field).toHaveAccessibleDescription(/更改整改期限须填写原因|更改整改期限須填寫原因|needs a reason/);
    await userEvent.type(field, '等待配件到货');
    await save();
    const track = await canvas.findByRole('list', { name: /^(整改经过|整改經過|History)$/ });
    await expect(await within(track).findByText('等待配件到货')).toBeVisible();
    await expect(await canvas.findByRole('list', { name: /^(变更记录|更改記錄|History)$/ })).toBeVisible();
  },
};

export const Home: Story = {
  name: 'Counts lead to their lists; the catalogue says how each measure went [ALM-13] [SHL-08]',
  args: { path: pathTo('solution'), children: <SolutionScreen /> },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const overdue = await canvas.findByRole('group', { name: /^(已逾期|Overdue)$/ });
    await expect(within(overdue).getByRole('link')).toHaveAttribute('href', expect.stringMatching(/due=overdue$/));
    const grid = await canvas.findByRole('grid');
    await expect(within(grid).getAllByRole('row').length).toBeGreaterThan(10);
  },
};

export const Catalogue: Story = {
  name: 'A measure is switched off, moved up and removed, and comes back [ALM-13]',
  args: { path: pathTo('solution'), children: <SolutionScreen /> },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const exit = /^(清理疏散通道|清理走火通道|Clear the escape route)$/;
    const row = async (name: RegExp) => within((await canvas.findByText(name)).closest<HTMLElement>('[role=row]')!);
    await userEvent.click(await canvas.findByText(exit));
    const drawer = within(await screen.findByRole('dialog'));
    await userEvent.click(drawer.getByRole('button', { name: /^(停用|Switch off)$/ }));
    await userEvent.click(await drawer.findByRole('button', { name: /^(启用|啟用|Switch on)$/ }));
    await drawer.findByRole('button', { name: /^(停用|Switch off)$/ });
    await userEvent.click(drawer.getByRole('button', { name: /^(移除|Remove)$/ }));
    await userEvent.click(await screen.findByRole('button', { name: /^(撤销|復原|Undo)$/ }));
    await expect((await row(exit)).getByRole('button', { name: /^(上移 清理|Move Clear.* up)/ })).toBeDisabled();
    await userEvent.click((await row(exit)).getByRole('button', { name: /^(下移 清理|Move Clear.* down)/ }));
    await expect((await canvas.findAllByRole('row'))[1]).not.toHaveTextContent(/疏散通道|走火通道|escape route/);
  },
};

export const CatalogueOfOthers: Story = {
  name: 'Who may not change the catalogue sees how its measures went [ALM-13] [ROL-07]',
  args: { path: pathTo('solution'), as: 'unit', children: <SolutionScreen /> },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByText(/^(清理疏散通道|清理走火通道|Clear the escape route)$/));
    const drawer = within(await screen.findByRole('dialog'));
    await expect(drawer.queryByRole('button', { name: /^(移除|Remove)$/ })).toBeNull();
    await expect(canvas.queryByRole('button', { name: /^(新建措施|New measure)$/ })).toBeNull();
  },
};
