import { analysisCalls } from '@fireline/api/analysis';
import type { ReplyOf } from '@fireline/api/lib';
import { pathTo } from '@fireline/domain/shell';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { ConsoleStory, storyClient } from '../../lib/ConsoleStory.stories.support.tsx';
import { ReportScreen } from './ReportScreen.tsx';
import { SafetyIndexScreen } from './SafetyIndexScreen.tsx';
import { SafetyReportScreen } from './SafetyReportScreen.tsx';

const meta = {
  title: 'Screens/Safety',
  component: ConsoleStory,
  args: { mood: 'full', path: pathTo('safetyIndex'), children: <SafetyIndexScreen /> },
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
} satisfies Meta<typeof ConsoleStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Index: Story = {
  name: 'The score with every part explained, its trend and the units [ANA-01] [ANA-05]',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const parts = await canvas.findByRole('table', { name: /^(评分构成|評分構成|How the score)/ });
    await expect(within(parts).getAllByRole('row')).toHaveLength(7);
    await expect(within(parts).getByRole('link', { name: /^(误报率|誤報率|False alarms)$/ })).toHaveAttribute(
      'href',
      expect.stringMatching(/category=alarm&closing=falseAlarm$/),
    );
    await expect(canvas.getByRole('figure', { name: /^(每周评分|每週評分|Score by week)$/ })).toBeVisible();
    const overdue = canvas.getByRole('group', { name: /^(逾期隐患|逾期隱患|Overdue hazards)$/ });
    await expect(within(overdue).getByRole('link')).toHaveAttribute('href', expect.stringMatching(/due=overdue$/));
  },
};

export const Reports: Story = {
  name: 'Reports of years, months and weeks; a period without one says so [ANA-01]',
  args: { path: pathTo('safetyReport'), children: <SafetyReportScreen /> },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect((await canvas.findAllByRole('gridcell'))[0]).toBeVisible();
    await userEvent.type(await canvas.findByRole('searchbox'), '2031-01');
    await expect(await canvas.findByText(/^(没有找到报告|找不到報告|No report found)$/)).toBeVisible();
  },
};

interface Loaded {
  readonly reports: ReplyOf<typeof analysisCalls.reports>;
}

export const OneReport: Story = {
  name: 'A report as it lies on paper: score, parts and every breakdown [ANA-01]',
  loaders: [
    async () => ({ reports: await (await storyClient('platform')).send(analysisCalls.reports, { kind: 'month' }) }),
  ],
  render: (args, { loaded }) => (
    <ConsoleStory {...args} path={`${pathTo('report')}?id=${(loaded as Loaded).reports.rows[0]?.reportId}`}>
      <ReportScreen />
    </ConsoleStory>
  ),
  play: async ({ canvasElement }) => {
    const sheet = within(await within(canvasElement).findByRole('article'));
    await expect(sheet.getByRole('figure', { name: /^(报警走势|警報走勢|Alarms over the period)$/ })).toBeVisible();
    await expect(sheet.getByRole('group', { name: /^(安全评分|安全評分|Safety score)$/ })).toBeVisible();
  },
};

export const NotThere: Story = {
  name: 'The address of a report that is not there says that there is none [ANA-01] [SHL-01]',
  args: { path: `${pathTo('report')}?id=999999999`, children: <ReportScreen /> },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/^(没有找到报告|找不到報告|No report found)$/)).toBeVisible();
  },
};
