import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { BuildingElevation } from '../BuildingElevation/index.ts';
import { Button } from '../Button/index.ts';
import { StateGrid } from '../lib/StateGrid.stories.support.tsx';
import { type HeadFigure, RecordHead } from './RecordHead.tsx';

const figures: readonly HeadFigure[] = [
  { id: 'alarms', label: '未关闭报警', value: '3', note: '未确认 2', level: 2, href: '#alarms' },
  { id: 'online', label: '在线率', value: '96.4%', note: '107 / 111 台', href: '#devices' },
  { id: 'hazards', label: '逾期隐患', value: '1', note: '整改中 4', isLate: true, href: '#hazards' },
  { id: 'selfTests', label: '自检逾期', value: '0', note: '最近自检 2026/11/17', href: '#tests' },
];
const floors = [4, 3, 2, 1, -1].map((floor) => ({
  floor,
  devices: 12,
  alarms: floor === 3 ? 3 : 0,
  alarmLevel: floor === 3 ? (2 as const) : null,
}));
const title = (
  <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12, alignItems: 'center' }}>
    <h2>南山商场</h2>
    <span style={{ marginInlineStart: 'auto' }}>
      <Button variant="primary">修改</Button>
    </span>
  </div>
);
const lines = '海岸物业 · 科技路 1 号 · 王经理 13800138000';
const picture = <BuildingElevation label="A 座" floors={floors} size="small" />;

const meta = {
  component: RecordHead,
  args: { title, children: lines, figures, figuresLabel: '概况', picture },
  argTypes: { title: { control: false }, picture: { control: false }, children: { control: false } },
} satisfies Meta<typeof RecordHead>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('list', { name: '概况' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^未关闭报警 ?3 ?2 级 严重 ?未确认 2$/ })).toHaveAttribute(
      'href',
      '#alarms',
    );
  },
};

const unknown = figures.map(({ id, label }) => ({ id, label, value: null }));

const head = (figuresShown: readonly HeadFigure[], width: number, isPictured = true) => (
  <RecordHead
    title={title}
    figures={figuresShown}
    figuresLabel="概况"
    picture={isPictured && picture}
    style={{ width }}
  >
    {lines}
  </RecordHead>
);

export const States: Story = {
  tags: ['grid'],
  render: () => (
    <StateGrid
      states={{
        full: head(figures, 900),
        reading: head(unknown, 900),
        'without a picture': head(figures, 700, false),
        phone: head(figures, 358),
      }}
    />
  ),
};
