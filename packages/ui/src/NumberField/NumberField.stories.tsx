import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { StateGrid } from '../lib/StateGrid.stories.support.tsx';
import { NumberField } from './NumberField.tsx';

const meta = {
  component: NumberField,
  args: { label: '水压上限', unit: 'MPa', min: 0, max: 2.5, step: 0.05, digits: 2, defaultValue: 1.6, onChange: fn() },
  argTypes: { prefix: { control: false } },
} satisfies Meta<typeof NumberField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** What was typed stays, and the field says which range it left. */
export const OutOfRange: Story = {
  args: { defaultValue: 7.5 },
};

/** The owner's problem, such as the gateway's answer, goes before the field's own. */
export const WithProblem: Story = { args: { problem: '上限须高于下限 1.8 MPa' } };

export const Money: Story = {
  args: { label: '单价', prefix: '¥', unit: '元/年', min: 0, max: 100_000, step: 1, digits: 2, defaultValue: 12_800 },
};

export const ReadOnly: Story = { args: { readOnly: true } };

export const Disabled: Story = { args: { disabled: true } };

export const ImpossibleProps: Story = {
  args: { value: Number.NaN, min: Number.NaN, max: Number.NEGATIVE_INFINITY, step: -1, digits: 400 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('textbox')).toHaveValue('');
  },
};

export const States: Story = {
  tags: ['grid'],
  render: () => (
    <StateGrid
      states={{
        empty: <NumberField label="保养周期 Interval" unit="天" placeholder="30" description="两次保养之间的天数" />,
        filled: <NumberField label="水压上限" unit="MPa" defaultValue={1.6} />,
        'at the end': <NumberField label="设备数量" unit="台" min={1} max={12_000} defaultValue={12_000} />,
        'out of range': <NumberField label="低电阈值" unit="%" min={5} max={50} defaultValue={80} />,
        problem: <NumberField label="水压上限" unit="MPa" defaultValue={1.6} problem="上限须高于下限 1.8 MPa" />,
        money: <NumberField label="单价" prefix="¥" digits={2} defaultValue={12_800.5} hasSteppers={false} />,
        optional: <NumberField label="楼层" isOptional defaultValue={-2} />,
        disabled: <NumberField label="水压上限" unit="MPa" defaultValue={1.6} disabled />,
        'read only': <NumberField label="水压上限" unit="MPa" defaultValue={1.6} readOnly />,
        narrow: (
          <div style={{ width: 150 }}>
            <NumberField label="水压上限" unit="MPa" defaultValue={1.6} />
          </div>
        ),
      }}
    />
  ),
};

export const DoRange: Story = {
  tags: ['advice', '!autodocs', '!dev'],
  args: { defaultValue: 1.6 },
};

export const DontGroup: Story = {
  tags: ['advice', '!autodocs', '!dev'],
  render: () => <NumberField label="设备号" isGrouped defaultValue={86_124_406} />,
};
