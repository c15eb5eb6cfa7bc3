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
    for (const reason of [/^(免费期离线|免費期離線|Free-period offline)$/, /^(电量低|電量不足|Low battery)$/])
      await expect((await canvas.findAllByText(reason)).length).toBeGreaterThan(0);
    const [removed] = await canvas.findAllByText(/^(被拆除|已被拆除|Removed)$/);
    await userEvent.click(removed as HTMLElement);
    const drawer = within(await screen.findByRole('dialog'));
    await expect(await drawer.findByText(/(外壳被打开|外殼已被打開|its housing is open)/)).toBeVisible();
  },
};

export const None: Story = {
  name: 'None that is long over and has this name: the filter says so and is cleared [DEV-14] [SHL-23]',
  args: { path: `${pathTo('deviceOfflineRecord')}?state=ended&atLeast=week&search=nobody` },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(
      (await canvas.findAllByRole('button', { name: /^(清除筛选|清除篩選|Clear filters)$/ }))[0] as HTMLElement,
    );
    await waitFor(() => expect(canvas.queryAllByRole('row').length).toBeGreaterThan(1));
  },
};

export const Empty: Story = {
  args: { mood: 'empty' },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(/^(没有离线记录|沒有離線記錄|No offline records)$/);
  },
};
