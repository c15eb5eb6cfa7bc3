import { type DutyCheckState, handoverSheet } from '@fireline/domain/alarm';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { StateGrid } from '../lib/StateGrid.stories.support.tsx';
import { HandoverSheet } from './HandoverSheet.tsx';
import type { HandoverLine } from './handoverLine.ts';

const toMs = Date.parse('2026-11-21T00:00:00Z');
const shift = { from: toMs - 12 * 3_600_000, to: toMs };
const line = (alarmId: number, level: HandoverLine['level'], more: Partial<HandoverLine> = {}): HandoverLine => ({
  alarmId,
  level,
  kind: 'smoke',
  raisedAtMs: toMs - alarmId * 2_700_000,
  unitName: '星河国际广场',
  buildingName: 'B 座',
  floor: 12,
  placeName: '1207 室',
  state: 'open',
  ...more,
});
const alarms = [
  line(1, 3, { kind: 'pressureLow', unitName: '滨江花园', buildingName: '3 号楼', floor: -1, placeName: '水泵房' }),
  line(2, 1, { state: 'acknowledged' }),
  line(3, 4, { kind: 'lowBattery', placeName: '东侧走廊', state: 'acknowledged' }),
  line(4, 2, {
    kind: 'leakage',
    unitName: '南山科技园',
    buildingName: '',
    floor: null,
    placeName: '配电房',
    isDrill: true,
  }),
  line(5, 1, { state: 'closed' }),
  line(6, 5, { kind: 'offline', state: 'closed' }),
];
const checks: readonly DutyCheckState[] = ['present', 'present', 'missed', 'present'];
const sheetOf = (lines: readonly HandoverLine[]) =>
  handoverSheet(lines, checks, { fromMs: shift.from, toMs: shift.to });
const silences = [{ name: '锅炉房 烟感 01', reason: '动火作业', from: shift.from, to: shift.to, by: '值班员 A' }];
const mutes = [
  { from: toMs - 20_000_000, to: toMs - 19_400_000, by: '值班员 A' },
  { from: toMs - 300_000, to: null, by: '值班员 A' },
];
const outgoing = { accountId: 1, name: '值班员 A', signedAt: null };
const incoming = { accountId: 2, name: '值班员 B', signedAt: null };

const meta = {
  component: HandoverSheet,
  args: {
    sheet: sheetOf(alarms),
    shift,
    mutes,
    silences,
    state: 'draft',
    outgoing,
    incoming: null,
    actor: 1,
    onStep: fn(),
    style: { maxWidth: 860 },
  },
  argTypes: { sheet: { control: false }, actor: { control: false } },
} satisfies Meta<typeof HandoverSheet>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Open alarms force a remark: it is asked for before anything is signed. */
export const Playground: Story = {};

const signed = { state: 'signed', outgoing: { ...outgoing, signedAt: toMs }, incoming, actor: 2 } as const;

export const ToAccept: Story = { args: { ...signed, defaultRemark: '水泵房已报修，配电房为演练。' } };

export const Accepted: Story = {
  args: {
    ...signed,
    state: 'accepted',
    incoming: { ...incoming, signedAt: toMs + 240_000 },
    defaultRemark: '水泵房已报修，配电房为演练。',
  },
};

export const Quiet: Story = { args: { sheet: sheetOf([]), mutes: [] } };

export const ImpossibleProps: Story = {
  args: {
    sheet: sheetOf([line(1, 1, { raisedAtMs: Number.NaN, placeName: '烟'.repeat(10_000), unitName: '🔥 برج' })]),
    shift: { from: Number.NaN, to: 'never' },
    outgoing: { ...outgoing, name: 'W'.repeat(10_000) },
    defaultRemark: '备'.repeat(10_000),
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.textContent).not.toMatch(/NaN|Invalid/);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};

const common = { sheet: sheetOf(alarms), shift, mutes, onStep: fn() };

export const States: Story = {
  tags: ['grid'],
  render: () => (
    <StateGrid
      states={{
        draft: (
          <HandoverSheet
            {...common}
            aria-label="a"
            state="draft"
            outgoing={outgoing}
            incoming={null}
            actor={1}
            style={{ width: 760 }}
          />
        ),
        'to accept': (
          <HandoverSheet
            {...common}
            {...signed}
            aria-label="b"
            defaultRemark="水泵房已报修 Reported"
            problems={[{ code: 'alarm.handover.reason', field: 'remark' }]}
            style={{ width: 760 }}
          />
        ),
        'accepted, quiet': (
          <HandoverSheet
            {...common}
            {...signed}
            aria-label="c"
            sheet={sheetOf([])}
            mutes={[]}
            state="accepted"
            incoming={{ ...incoming, signedAt: toMs + 240_000 }}
            style={{ width: 760 }}
          />
        ),
        narrow: (
          <HandoverSheet
            {...common}
            aria-label="d"
            state="draft"
            outgoing={outgoing}
            incoming={null}
            actor={1}
            style={{ width: 320, boxSizing: 'border-box' }}
          />
        ),
      }}
    />
  ),
};
