import { type ResourceRecord, type SellType, statementOf } from '@fireline/domain/tariff';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { StateGrid } from '../lib/StateGrid.stories.support.tsx';
import { type LoadRows, ReconciliationSheet } from './index.ts';

const at = Date.parse('2026-11-01T01:20:00Z');
let balance = 8200;
const record = (index: number, sellType: SellType, amount: number, after: number): ResourceRecord => {
  const before = balance;
  balance = after;
  return {
    id: `RS2611${String(index).padStart(4, '0')}`,
    ...(sellType === 'purchase' && { orderId: `SO2611${String(index).padStart(5, '0')}` }),
    ...(sellType === 'consume' && { deviceId: `8612340500${String(1000 + index)}` }),
    account: '南山合作商',
    tenantId: 'R001',
    resource: 'sms',
    sellType,
    amount,
    before,
    after,
    result: 'success',
    atMs: at + index * 93_600_000,
    seq: index,
  };
};
const records = [
  record(1, 'purchase', 10_000, 18_200),
  record(2, 'consume', 1260, 16_940),
  record(3, 'gift', 500, 17_440),
  record(4, 'consume', 2115, 15_325),
  record(5, 'rollback', 1000, 14_325),
  record(6, 'consume', 980, 13_345),
];
const good = statementOf({ opening: 8200, closing: 13_345, records });
// between the fourth and the fifth record 40 messages left the balance without one
const odd = statementOf({
  opening: 8200,
  closing: 13_305,
  records: records.map((one, index) =>
    index < 4 ? one : Object.assign({}, one, { before: one.before - 40, after: one.after - 40 }),
  ),
});
const answer =
  (from: typeof good): LoadRows =>
  ({ term }) =>
    Promise.resolve(from.rows[term]);
const never: LoadRows = () => new Promise(() => {});
const fails: LoadRows = () => Promise.reject(new Error('offline'));

const meta = {
  component: ReconciliationSheet,
  args: {
    label: '短信 2026 年 11 月对账单',
    description: '南山合作商',
    figures: odd.figures,
    reasons: odd.reasons,
    load: answer(odd),
  },
  argTypes: { load: { control: false }, description: { control: 'text' } },
} satisfies Meta<typeof ReconciliationSheet>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A difference says its reason; the reason stands on its row too. */
export const Playground: Story = {};

export const Balanced: Story = { args: { figures: good.figures, reasons: good.reasons, load: answer(good) } };

export const AllOpen: Story = { args: { defaultOpen: ['purchased', 'gifted', 'consumed'] } };

export const Loading: Story = { args: { load: never, defaultOpen: ['purchased'] } };

/** The other terms can still be opened; the one that failed can be tried again. */
export const Failed: Story = { args: { load: fails, defaultOpen: ['consumed'] } };

/** Rows that do not come to the term are not hidden. */
export const RowsThatFallShort: Story = {
  args: { load: ({ term }) => Promise.resolve(odd.rows[term].slice(1)), defaultOpen: ['purchased'] },
};

export const WithoutReason: Story = { args: { reasons: [] } };

/** Nothing was sold and nothing was sent. */
export const Quiet: Story = {
  args: {
    figures: { opening: 0, purchased: 0, gifted: 0, consumed: 0, closing: 0 },
    reasons: [],
    load: () => Promise.resolve([]),
    defaultOpen: ['purchased'],
  },
};

/** Only the sum: whoever reads it may not see the rows. */
export const WithoutRows: Story = { args: { load: undefined } };

export const ImpossibleProps: Story = {
  args: {
    label: '烟'.repeat(10_000),
    description: 'كاشف الدخان 🔥',
    figures: { opening: Number.NaN, purchased: -5, gifted: 1e21, consumed: Number.POSITIVE_INFINITY, closing: 0.5 },
    reasons: [{ code: 'tariff.reconcile.gap', units: Number.NaN }],
  },
};

export const States: Story = {
  tags: ['grid'],
  render: () => (
    <StateGrid
      states={{
        balanced: <ReconciliationSheet label="平衡 Balanced" figures={good.figures} load={answer(good)} />,
        'not balanced': (
          <ReconciliationSheet
            label="不平衡 Not balanced"
            figures={odd.figures}
            reasons={odd.reasons}
            load={answer(odd)}
            defaultOpen={['purchased']}
          />
        ),
        loading: (
          <ReconciliationSheet label="加载 Loading" figures={good.figures} load={never} defaultOpen={['gifted']} />
        ),
        failed: (
          <ReconciliationSheet label="失败 Failed" figures={good.figures} load={fails} defaultOpen={['gifted']} />
        ),
        'without rows': <ReconciliationSheet label="仅合计 Sum only" figures={odd.figures} />,
        narrow: (
          <div style={{ width: 358 }}>
            <ReconciliationSheet
              label="手机 Phone"
              figures={odd.figures}
              reasons={odd.reasons}
              load={answer(odd)}
              defaultOpen={['consumed']}
            />
          </div>
        ),
      }}
    />
  ),
};
