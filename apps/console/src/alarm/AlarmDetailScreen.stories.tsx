import { pathTo } from '@fireline/domain/shell';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { ConsoleStory, openAlarm } from '../lib/ConsoleStory.stories.support.tsx';
import { AlarmDetailScreen } from './AlarmDetailScreen.tsx';

const screenOf = (alarmId: number) => ({
  path: pathTo('alarmDetail', { alarmId, segment: 'current' }),
  children: <AlarmDetailScreen params={{ alarmId: String(alarmId), segment: 'current' }} />,
});

const meta = {
  title: 'Screens/Alarm detail',
  component: ConsoleStory,
  args: { mood: 'full', ...screenOf(1) },
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
} satisfies Meta<typeof ConsoleStory>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Smoke that nobody has acknowledged yet. */
export const Full: Story = {
  name: 'Full: what, where and how the reading went; acknowledged in place [ALM-03, ALM-11]',
  loaders: [async () => ({ alarm: await openAlarm() })],
  render: (args, { loaded }) => <ConsoleStory {...args} {...screenOf((loaded as Loaded).alarm.alarmId)} />,
  play: async ({ canvasElement, loaded }) => {
    const canvas = within(canvasElement);
    const { placeName } = (loaded as Loaded).alarm;
    await canvas.findByRole('heading', { level: 1, name: (name) => name.includes(placeName) });
    await expect(await canvas.findByRole('slider')).toBeVisible();
    const acknowledge = canvas.getByRole('button', { name: /^(确认|確認|Acknowledge)$/ });
    await userEvent.click(acknowledge);
    await waitFor(() => expect(acknowledge).not.toBeInTheDocument());
    await expect(document.activeElement).toHaveTextContent(/^(已确认|已確認|Acknowledged)$/);
    await waitFor(() =>
      expect(document.querySelector('[data-fl-said]')).toHaveTextContent(/已确认 1|已確認 1|1 alarm/),
    );
    await expect(canvas.getByRole('button', { name: /关闭报警|關閉警報|Close the alarm/ })).toBeEnabled();
  },
};
interface Loaded {
  readonly alarm: Awaited<ReturnType<typeof openAlarm>>;
}

export const Loading: Story = {
  args: { mood: 'loading' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('link', { name: /返回列表|Back to list/ })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(/报警详情|警報詳情|Alarm/);
  },
};

export const Failed: Story = {
  name: 'Failed: says why and offers to try again [SHL-15]',
  args: { mood: 'failed' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent(/网络连接失败|網絡連線失敗|No connection/);
    await expect(within(alert).getByRole('button', { name: /重试|再試|Retry/ })).toBeVisible();
  },
};
