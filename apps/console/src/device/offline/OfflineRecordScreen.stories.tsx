import { pathTo } from '@fireline/domain/shell';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { ConsoleStory } from '../../lib/ConsoleStory.stories.support.tsx';
import { OfflineRecordScreen } from './OfflineRecordScreen.tsx';

const meta = {
  title: 'Screens/Offline records',
  component: ConsoleStory,
  args: { mood: 'full', path: pathTo('deviceOfflineRecord'), children: <OfflineRecordScreen /> },
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
} satisfies Meta<typeof ConsoleStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  name: 'Full: those that go on, each with its reason by the rule of the status [DEV-14] [DEV-03] [DEV-04] [DEV-05]',
  args: { path: `${pathTo('deviceOfflineRecord')}?state=ongoing&sort=-duration` },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await waitFor(() => expect(canvas.queryAllByRole('row').length).toBeGreaterThan(1));
    for (const reason of [/^(到期离线|屆滿離線|Expired, offline)$/, /^(电量低|電量不足|Low battery)$/])
      await expect((await canvas.findAllByText(reason)).length).toBeGreaterThan(0);
    const [removed] = await canvas.findAllByText(/^(被拆除|已被拆除|Removed)$/);
    await userEvent.click(removed as HTMLElement);
    const drawer = within(await screen.findByRole('dialog'));
    await expect(await drawer.findByText(/(外壳被打开|外殼已被打開|its housing is open)/)).toBeVisible();
  },
};
