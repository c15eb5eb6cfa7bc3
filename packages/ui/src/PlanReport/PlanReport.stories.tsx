import type { Meta, StoryObj } from '@storybook/react-vite';
import { StateGrid } from '../lib/StateGrid.stories.support.tsx';
import { PlanReport } from './PlanReport.tsx';
import { PlanReportLine } from './PlanReportLine.tsx';
import { reports } from './reports.stories.support.ts';

const meta = {
  component: PlanReport,
  args: { report: reports.losses },
  // while there is a report nothing is loading and nothing has failed
  argTypes: { report: { control: false }, isLoading: { control: false }, failure: { control: false } },
} satisfies Meta<typeof PlanReport>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const EverythingDrawn: Story = { args: { report: reports.whole } };
export const OnlyApproximated: Story = { args: { report: reports.approximated } };
export const CutOff: Story = { args: { report: reports.cut } };
export const NothingToDraw: Story = { args: { report: reports.nothing } };
export const NoReport: Story = { args: { report: undefined } };
export const Loading: Story = { args: { report: undefined, isLoading: true } };
export const Failed: Story = {
  args: { report: undefined, failure: '网络中断，无法连接服务器。', onRetry: () => undefined },
};

export const Narrow: Story = {
  render: (args) => (
    <div style={{ width: 358 }}>
      <PlanReport {...args} />
    </div>
  ),
};

export const InOneLine: Story = {
  render: () => (
    <StateGrid
      states={{
        whole: <PlanReportLine report={reports.whole} />,
        approximated: <PlanReportLine report={reports.approximated} />,
        losses: <PlanReportLine report={reports.losses} />,
        cut: <PlanReportLine report={reports.cut} />,
        nothing: <PlanReportLine report={reports.nothing} />,
      }}
    />
  ),
};

export const ImpossibleProps: Story = {
  args: {
    height: -1,
    report: {
      ...reports.losses,
      version: 'constructor',
      declaredEncoding: '🔥'.repeat(300),
      sizeBytes: NaN,
      rows: [
        { kind: 'constructor', layer: '=1+2', drawn: 0, approximated: 0, notDrawn: 1e15, reasons: ['unsupported'] },
        { kind: 'A'.repeat(5000), layer: '烟'.repeat(5000), drawn: 1, approximated: 0, notDrawn: 0, reasons: [] },
        {
          kind: '',
          layer: 'كاشف الدخان',
          drawn: 0,
          approximated: 2,
          notDrawn: 0,
          reasons: ['simplified', 'badNumbers'],
        },
      ],
    },
  },
};

/** The baseline: with losses, whole, none yet, and in one line. */
export const States: Story = {
  tags: ['grid'],
  render: () => (
    <div style={{ display: 'grid', gap: 32 }}>
      <PlanReport aria-label="losses" report={reports.losses} height={420} />
      <div style={{ display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: 24, alignItems: 'start' }}>
        <PlanReport aria-label="whole" report={reports.whole} height={260} />
        <PlanReport aria-label="none" report={undefined} />
      </div>
      <PlanReportLine report={reports.losses} />
      <PlanReportLine report={reports.cut} />
    </div>
  ),
};
