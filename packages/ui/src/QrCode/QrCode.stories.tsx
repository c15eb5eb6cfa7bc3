import { pointQrText } from '@fireline/domain/inspection';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { StateGrid } from '../lib/StateGrid.stories.support.tsx';
import { QrCode } from './QrCode.tsx';
import { QrLabelSheet } from './QrLabelSheet.tsx';

const textOf = (pointId: number) => pointQrText({ rentId: 'R001', pointId, edition: 1 }, 'Zm9yX3RoZV9wb2ludF83Nw');
const kinds = ['消火栓', '灭火器箱', '防火门', '应急照明'];
const labels = Array.from({ length: 12 }, (_, at) => ({
  id: String(at),
  text: textOf(at + 1),
  title: `${kinds[at % 4]} ${Math.floor(at / 4) + 1}-0${(at % 4) + 1}`,
  caption: `福田星河国际 A 座 · ${Math.floor(at / 4) + 1} 层`,
}));

/**
 * Use it for what is scanned from a screen or a label: inspection points, public links. Don't use it for what people read.
 *
 * Do take `quartile` or `high` for labels in dirty places. Don't colour it or put a logo on it.
 *
 * It is a picture named by its title; print the sheet at 100 %, on a page that has nothing else.
 */
const meta = {
  component: QrCode,
  args: { title: '巡检点位：3 层消火栓', text: textOf(77) },
  argTypes: { errorLevel: { control: 'inline-radio', options: ['low', 'medium', 'quartile', 'high'] } },
} satisfies Meta<typeof QrCode>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const HighErrorLevel: Story = { args: { errorLevel: 'high' } };
export const TooLong: Story = { args: { text: '消防'.repeat(2000) } };
export const Empty: Story = { args: { text: '' } };

/** Twelve labels of 60 × 30 mm on a sheet. */
export const LabelSheet: Story = { render: () => <QrLabelSheet labels={labels} /> };
export const CutPaper: Story = {
  render: () => <QrLabelSheet labels={labels} widthMm={40} heightMm={20} hasCutLines={false} />,
};

export const ImpossibleProps: Story = {
  args: { title: '九'.repeat(500), text: '🔥 طوارئ', sizeMm: Number.NaN, quietZone: -5 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('img')).toBeVisible();
  },
};

export const States: Story = {
  tags: ['grid'],
  render: () => (
    <StateGrid
      states={{
        low: <QrCode title="a" text={textOf(1)} errorLevel="low" />,
        high: <QrCode title="b" text={textOf(1)} errorLevel="high" />,
        'no quiet zone': <QrCode title="c" text={textOf(1)} quietZone={0} />,
        'too long': <QrCode title="3 层消火栓" text={'x'.repeat(4000)} />,
        empty: <QrCode title="3 层消火栓" text="" />,
        sheet: <QrLabelSheet style={{ width: 700 }} labels={labels.slice(0, 5)} />,
        'long captions': (
          <QrLabelSheet
            style={{ width: 700 }}
            labels={[
              { id: '1', text: textOf(1), title: '消防控制室防火门'.repeat(8), caption: '福田星河国际'.repeat(20) },
            ]}
          />
        ),
        'a number on narrow labels': (
          <QrLabelSheet
            widthMm={30}
            heightMm={15}
            labels={labels.slice(0, 4).map((label) => ({ ...label, number: '864388040000000' }))}
          />
        ),
      }}
    />
  ),
};
