import { pathTo } from '@fireline/domain/shell';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { ConsoleStory, storyCity } from '../../lib/ConsoleStory.stories.support.tsx';
import { getPreferences, setPreferences } from '../../lib/session/preferences.ts';
import { SettingsDrawer } from '../../shell/settings/SettingsDrawer.tsx';
import { AlarmListScreen } from './AlarmListScreen.tsx';
import { AlarmWatch } from '../watch/AlarmWatch.tsx';

const meta = {
  title: 'Screens/Current alarms',
  component: ConsoleStory,
  args: { mood: 'full', path: pathTo('alarmList'), children: <AlarmListScreen /> },
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
} satisfies Meta<typeof ConsoleStory>;
export default meta;
type Story = StoryObj<typeof meta>;

const rowsOf = (grid: HTMLElement) => Number(grid.getAttribute('aria-rowcount')) - 1;
const newAlarms = /^(新报警|新警報|New alarms)$/;
const findGrid = (canvas: HTMLElement) => within(canvas).findByRole('grid');

export const Loading: Story = {
  args: { mood: 'loading' },
  play: async ({ canvasElement }) => {
    await expect(await findGrid(canvasElement)).toHaveAttribute('aria-busy', 'true');
  },
};

export const Empty: Story = {
  args: { mood: 'empty' },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(/没有未关闭的报警|沒有未關閉的警報|All alarms are closed/);
  },
};

export const Failed: Story = {
  args: { mood: 'failed' },
  play: async ({ canvasElement }) => {
    const alert = await within(canvasElement).findByRole('alert');
    await expect(alert).toHaveTextContent(/网络连接失败|網絡連線失敗|No connection/);
  },
};

export const Range: Story = {
  name: 'The pop-up range is one of eight, from half an hour to four hours, and the choice is kept [ALM-08] [SHL-22]',
  args: { children: <SettingsDrawer onClose={() => {}} /> },
  beforeEach: () => {
    const { popupHours } = getPreferences();
    return () => setPreferences({ popupHours });
  },
  play: async () => {
    const body = within(document.body);
    const drawer = within(await body.findByRole('dialog', { name: /^(我的设置|我的設定|My settings)$/ }));
    const range = drawer.getByRole('combobox', { name: /^(弹窗时间范围|彈出時段|Alarms pop up for)/ });
    await userEvent.click(range);
    await expect(await body.findAllByRole('option')).toHaveLength(8);
    await userEvent.click(body.getByRole('option', { name: /^0\.5 (小时|小時|h)$/ }));
    await waitFor(() => expect(range).toHaveTextContent(/0\.5 (小时|小時|h)/));
    await expect(getPreferences().popupHours).toBe(0.5);
  },
};

/** With what watches over alarms beside every screen. */
export const Storm: Story = {
  name: 'Storm: a building burns, none is lost, and one line names the worst of what came [ALM-07, ALM-06, ALM-04]',
  args: {
    children: (
      <>
        <AlarmListScreen />
        <AlarmWatch page="alarmList" />
      </>
    ),
  },
  play: async ({ canvasElement }) => {
    const grid = await findGrid(canvasElement);
    await waitFor(() => expect(rowsOf(grid)).toBeGreaterThan(0));
    const before = rowsOf(grid);
    const stop = (await storyCity()).storm({ perSecond: 20, seconds: 2 });
    await waitFor(() => expect(rowsOf(grid)).toBeGreaterThan(before + 4));
    const line = within(canvasElement).getByRole('group', { name: newAlarms });
    await userEvent.click(await within(line).findByRole('button', { name: /^(看|Look)$/ }));
    await within(canvasElement).findByRole('link', { name: /打开报警页面|開啟警報頁面|Open the alarm/ });
    await expect(within(canvasElement).queryByRole('region', { name: newAlarms })).not.toBeInTheDocument();
    await stop();
  },
};
