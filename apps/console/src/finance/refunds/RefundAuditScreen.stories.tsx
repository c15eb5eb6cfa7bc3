import { pathTo } from '@fireline/domain/shell';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { ConsoleStory } from '../../lib/ConsoleStory.stories.support.tsx';
import { RefundAuditScreen } from './RefundAuditScreen.tsx';

const meta = {
  title: 'Screens/Refund audit',
  component: ConsoleStory,
  args: { mood: 'full', path: pathTo('refundAudit'), children: <RefundAuditScreen /> },
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
} satisfies Meta<typeof ConsoleStory>;
export default meta;
type Story = StoryObj<typeof meta>;

const approve = /^(同意退款|批准退款|Approve) /;
const refuse = /^(拒绝退款|拒絕退款|Refuse) /;
const desk = () => screen.findByRole('region', { name: /^(审核台|審核台|Desk)$/ });

export const Full: Story = {
  name: 'Full: what waits longest stands first, with what it takes back and who gives back how much [FIN-08] [FIN-10] [N18]',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await waitFor(async () => expect((await canvas.findAllByRole('row')).length).toBeGreaterThan(3));
    await expect(canvas.getByText(/^(待审核|待審核|\d+ to audit)/)).toBeVisible();
    const shown = within(await desk());
    await expect(await shown.findByRole('button', { name: approve })).toBeVisible();
    await expect(shown.getByRole('table', { name: /^(谁退回多少|誰退回多少|Who gives back)/ })).toBeVisible();
    // J and K lead through the queue
    const before = shown.getByRole('heading', { level: 2 }).textContent;
    await userEvent.keyboard('j');
    await waitFor(async () =>
      expect(within(await desk()).getByRole('heading', { level: 2 }).textContent).not.toBe(before),
    );
    await userEvent.keyboard('k');
    await waitFor(async () => expect(within(await desk()).getByRole('heading', { level: 2 }).textContent).toBe(before));
  },
};

export const Refused: Story = {
  name: 'A refund is refused with a reason that its buyer reads [FIN-10]',
  play: async () => {
    const shown = within(await desk());
    await userEvent.click(await shown.findByRole('button', { name: refuse }));
    const form = within(await screen.findByRole('dialog'));
    await userEvent.type(form.getByLabelText(/^(拒绝原因|拒絕原因|Reason)/), '请先联系合作商');
    await userEvent.click(form.getByRole('button', { name: refuse }));
    // the next one that waits takes its place on the desk
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const Stuck: Story = {
  name: 'A recipient that gives nothing back stops the refund until finance decides [FIN-08] [FIN-10]',
  args: { path: `${pathTo('refundAudit')}?states=refunding` },
  play: async () => {
    const shown = within(await desk());
    await expect(await shown.findByText(/BALANCE_NOT_ENOUGH/)).toBeVisible();
    await expect(shown.getByRole('button', { name: /^(由商户承担|由商戶承擔|Merchant covers it)$/ })).toBeVisible();
  },
};

export const Empty: Story = { name: 'Nothing waits [FIN-10]', args: { mood: 'empty' } };
export const Failed: Story = { name: 'The gateway does not answer [SHL-18]', args: { mood: 'failed' } };
