import { pathTo } from '@fireline/domain/shell';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { ConsoleStory } from '../../lib/ConsoleStory.stories.support.tsx';
import { SplitRecordsScreen } from './SplitRecordsScreen.tsx';

const meta = {
  title: 'Screens/Split records',
  component: ConsoleStory,
  args: { mood: 'full', path: pathTo('splitRecords'), children: <SplitRecordsScreen /> },
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
} satisfies Meta<typeof ConsoleStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  name: 'Full: parts with what they come to; one opens where the money of its order went [FIN-07] [TAR-09]',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await waitFor(async () => expect((await canvas.findAllByRole('row')).length).toBeGreaterThan(5));
    await expect(canvas.getByText(/^(处理中|處理中|Pending) .*(成功|success)/)).toBeVisible();
    await userEvent.click((await canvas.findAllByText('推广员'))[0] as HTMLElement);
    const drawer = within(await screen.findByRole('dialog'));
    const falls = await drawer.findByRole('table', { name: /订单款项去向|訂單款項去向|Where the money/ });
    await expect(within(falls).getByText(/^(商户所得|商戶所得|Merchant keeps)$/)).toBeVisible();
    await expect(drawer.getByText(/oF\*{4}/)).toBeVisible();
  },
};

export const OfPartner: Story = {
  name: 'A partner sees the parts that are paid for it, and nothing of the others [FIN-07] [ROL-06]',
  args: { as: 'agent' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText(/^(处理中|處理中|Pending) .*(成功|success)/);
    await expect(canvas.queryByText('推广员')).toBeNull();
  },
};
