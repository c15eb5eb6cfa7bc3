import { luhnDigit } from '@fireline/domain/device';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { StateGrid } from '../lib/StateGrid.stories.support.tsx';
import { SosBatchEditor } from './SosBatchEditor.tsx';

const imeiOf = (at: number): string => {
  const digits = String(86_412_005_300_000 + at * 7);
  return digits + luhnDigit(digits);
};
const rows = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ imei: imeiOf(at), numbers: ['0755-82101119', '13800138000', '119'] }));

/**
 * Use it to set whom many watches or call buttons call. For one device take the form of the device.
 *
 * Do show the editor at its full width. Don't hide it in a dialog: two thousand rows need room.
 *
 * Each cell is named by its device and column; problems and doubts have a sign and words, not only a colour.
 */
const meta = {
  component: SosBatchEditor,
  args: { label: 'SOS 号码', defaultValue: rows(3), onChange: fn() },
} satisfies Meta<typeof SosBatchEditor>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Empty: Story = { args: { defaultValue: [] } };

const wrong = [
  ...rows(2),
  { imei: '8641200', numbers: ['0755-82101119'] },
  { imei: imeiOf(0), numbers: ['12', '', '119'] },
  { imei: '864120053000019', numbers: [] },
];
export const Problems: Story = { args: { defaultValue: wrong } };

/** Two thousand rows: a page of them is drawn, and the button goes through the problems of all. */
export const Full: Story = {
  args: { defaultValue: rows(2000).with(1204, { imei: '86412', numbers: ['119'] }) },
};

export const Refused: Story = { args: { problems: [{ code: 'form.operation', field: 'rows' }] } };
export const ReadOnly: Story = { args: { readOnly: true } };
export const Disabled: Story = { args: { disabled: true } };

export const ImpossibleProps: Story = {
  args: {
    label: 'SOS 🔥 أرقام',
    defaultValue: [
      { imei: '九'.repeat(10_000), numbers: ['NaN', '-1', '🔥', '1', '2', '3', '4'] },
      { imei: 'رقم', numbers: ['', '', '', '', ''] },
    ],
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

const wide = { flex: 1 } as const;
export const States: Story = {
  tags: ['grid'],
  render: () => (
    <StateGrid
      states={{
        empty: <SosBatchEditor style={wide} label="SOS 号码" />,
        problems: <SosBatchEditor style={wide} label="SOS 号码" defaultValue={wrong} />,
        'many pages': <SosBatchEditor style={wide} label="SOS 号码" defaultValue={rows(45)} readOnly />,
        narrow: (
          <div style={{ width: 288 }}>
            <SosBatchEditor label="SOS 号码" defaultValue={rows(2)} />
          </div>
        ),
      }}
    />
  ),
};
