import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useRef } from 'react';
import { type RowId, createRowStore } from '../DataTable/index.ts';
import { BatchReport, type BatchReportProps } from './BatchReport.tsx';
import { type BatchRow, countStates } from './batch.ts';
import { type Batch, type BatchOptions, useBatch } from './useBatch.ts';

const places = ['海悦花园 3 栋', '宏润大厦', '东港物流园', '裕景商场 Yujing Mall'];
const devices = Array.from({ length: 24 }, (_, index) => ({
  id: index + 1,
  name: `${places[index % places.length]} ${String(index + 1).padStart(3, '0')}`,
}));

/** A batch that stands still in the given states. */
function still(rows: readonly BatchRow[], isRunning: boolean): Batch {
  const nothing = (): void => undefined;
  return {
    rows: createRowStore(rows, ({ id }) => id),
    counts: countStates(rows),
    isRunning,
    start: nothing,
    cancel: nothing,
    retry: nothing,
  };
}
const rowsOf = (stateOf: (index: number) => BatchRow['state'], reason = '设备离线，指令未送达'): BatchRow[] =>
  devices.slice(0, 8).map((device, index) => {
    const state = stateOf(index);
    return { ...device, state, reason: state === 'failed' ? reason : '' };
  });

const meta = {
  component: BatchReport,
  args: { title: '批量静音', batch: still([], false) },
  argTypes: { batch: { control: false } },
} satisfies Meta<typeof BatchReport>;
export default meta;
type Story = StoryObj<typeof meta>;

function Muting({ run, ...report }: Pick<BatchOptions, 'run'> & Omit<BatchReportProps, 'batch'>) {
  const batch = useBatch({ run, size: 4 });
  const begun = useRef(false);
  useEffect(() => {
    if (!begun.current) batch.start(devices);
    begun.current = true;
  }, [batch]);
  return <BatchReport {...report} batch={batch} />;
}

/** Every third device is offline the first time; all of them answer the second time. */
function Retried(report: Omit<BatchReportProps, 'batch'>) {
  const tried = useRef<ReadonlySet<RowId>>(new Set());
  return (
    <Muting
      {...report}
      run={async ({ ids }) => {
        const refused = ids.filter((id) => Number(id) % 3 === 0 && !tried.current.has(id));
        tried.current = new Set([...tried.current, ...ids]);
        return refused.map((id) => ({ id, reason: '设备离线，指令未送达' }));
      }}
    />
  );
}

export const Playground: Story = {
  render: ({ batch: _batch, ...report }) => <Retried {...report} />,
};

export const Running: Story = {
  args: {
    batch: still(
      rowsOf((index) => (index < 3 ? 'done' : index < 5 ? 'running' : 'waiting')),
      true,
    ),
  },
};
export const Through: Story = {
  args: {
    batch: still(
      rowsOf(() => 'done'),
      false,
    ),
    onClose: () => undefined,
  },
};
export const Stopped: Story = {
  args: {
    batch: still(
      rowsOf((index) => (index < 2 ? 'done' : index === 2 ? 'failed' : 'left')),
      false,
    ),
  },
};
export const NothingToDo: Story = {};
export const Narrow: Story = {
  render: () => (
    <div style={{ width: 320 }}>
      <BatchReport
        title="批量静音"
        batch={still(
          rowsOf((index) => (index % 2 ? 'failed' : 'done')),
          false,
        )}
      />
    </div>
  ),
};

export const ImpossibleProps: Story = {
  args: {
    title: '🔥'.repeat(200),
    height: -1,
    batch: still(
      [
        { id: 'a', name: 'كاشف الدخان', state: 'failed', reason: '烟'.repeat(10_000) },
        { id: 'b', name: 'A'.repeat(10_000), state: 'left', reason: '' },
        { id: NaN, name: '', state: 'done', reason: '=1+2' },
      ],
      false,
    ),
  },
};

/** The baseline: under way, and ended with failures. */
export const States: Story = {
  tags: ['grid'],
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: 24, alignItems: 'start' }}>
      <BatchReport
        title="批量静音 Mute"
        height={300}
        batch={still(
          rowsOf((index) => (index < 3 ? 'done' : index < 5 ? 'running' : 'waiting')),
          true,
        )}
      />
      <BatchReport
        title="批量复位 Reset"
        height={300}
        batch={still(
          rowsOf((index) => (index < 2 ? 'failed' : index < 4 ? 'left' : 'done')),
          false,
        )}
        onClose={() => undefined}
      />
    </div>
  ),
};
