import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactElement } from 'react';
import { expect, fn, within } from 'storybook/test';
import { StateGrid } from '../lib/StateGrid.stories.support.tsx';
import { RangeSlider } from './RangeSlider.tsx';
import { Slider } from './Slider.tsx';

const volts = [160, 198, 220, 242, 280].map((value) => ({ value }));

const meta = {
  component: Slider,
  subcomponents: { RangeSlider },
  args: {
    label: '低电阈值',
    unit: '%',
    min: 5,
    max: 50,
    defaultValue: 20,
    normal: { min: 10 },
    marks: [{ value: 5 }, { value: 20, label: '出厂值' }, { value: 50 }],
    onChange: fn(),
  },
  argTypes: { marks: { control: false } },
} satisfies Meta<typeof Slider>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** Below what is advised: hatched, and told; it may still be chosen. */
export const OutsideNormal: Story = { args: { defaultValue: 6 } };

/** Typed beyond the end of the scale: it stays, and the field says the range. */
export const OutOfRange: Story = {
  args: { defaultValue: 80 },
};

export const TwoLimits: Story = {
  render: () => (
    <RangeSlider
      label="电压上下限"
      unit="V"
      min={160}
      max={280}
      defaultValue={{ low: 198, high: 242 }}
      marks={volts}
      normal={{ min: 187, max: 253 }}
    />
  ),
};

/** The wrong way round: both stay, and it is told. */
export const Crossed: Story = {
  render: () => <RangeSlider label="水压上下限" unit="MPa" max={2.5} step={0.05} value={{ low: 1.8, high: 0.4 }} />,
};

export const WithProblem: Story = { args: { problem: '须高于网关的低电阈值 25%' } };

export const ReadOnly: Story = { args: { readOnly: true } };

export const Disabled: Story = { args: { disabled: true } };

export const ImpossibleProps: Story = {
  args: {
    label: `${'长'.repeat(200)} فندق 🔥`,
    value: Number.NaN,
    min: 50,
    max: -50,
    step: 0,
    normal: { min: Number.NaN, max: Number.NEGATIVE_INFINITY },
    marks: [{ value: Number.NaN }, { value: 10_000, label: '长'.repeat(10_000) }],
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('slider')).toHaveValue('0');
  },
};

export const States: Story = {
  tags: ['grid'],
  render: () => {
    const battery = { label: '低电阈值', unit: '%', min: 5, max: 50, defaultValue: 20 } as const;
    const pressure = { label: '水压上下限', unit: 'MPa', min: 0, max: 2.5, step: 0.05 } as const;
    const states = {
      single: <Slider {...battery} description="低于此值上报低电 Reported below this" />,
      'with marks': <Slider {...battery} marks={[{ value: 5 }, { value: 20, label: '出厂值' }, { value: 50 }]} />,
      'outside normal': <Slider {...battery} defaultValue={6} normal={{ min: 10, max: 40 }} />,
      'out of range': <Slider {...battery} defaultValue={80} />,
      'two limits': <RangeSlider {...pressure} defaultValue={{ low: 0.3, high: 1.6 }} normal={{ max: 1.8 }} />,
      crossed: <RangeSlider {...pressure} value={{ low: 1.8, high: 0.4 }} />,
      problem: <Slider {...battery} problem="须高于网关的低电阈值" />,
      optional: <Slider {...battery} isOptional defaultValue={null} />,
      disabled: <RangeSlider {...pressure} defaultValue={{ low: 0.3, high: 1.6 }} disabled />,
      'read only': <Slider {...battery} readOnly />,
    };
    const wide = (state: ReactElement) => <div style={{ width: 560 }}>{state}</div>;
    const narrow = (
      <div style={{ width: 280 }}>
        <RangeSlider {...pressure} defaultValue={{ low: 0.3, high: 1.6 }} />
      </div>
    );
    return (
      <StateGrid
        states={{ ...Object.fromEntries(Object.entries(states).map(([name, state]) => [name, wide(state)])), narrow }}
      />
    );
  },
};
