import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { StateGrid } from '../lib/StateGrid.stories.support.tsx';
import { TimeField } from './TimeField.tsx';

const meta = {
  component: TimeField,
  args: { label: '布防时间', defaultValue: '22:00', onChange: fn() },
} satisfies Meta<typeof TimeField>;
export default meta;
type Story = StoryObj<typeof meta>;

const parts = (canvasElement: HTMLElement) => within(canvasElement).getAllByRole('spinbutton');

export const Playground: Story = {};

/** What was entered stays, and the field says which limit it passed. */
export const OutOfSpan: Story = {
  args: { label: '工作结束', defaultValue: '23:30', min: '08:00', max: '18:00' },
};

export const WithProblem: Story = { args: { problem: '与夜间巡查时间重叠' } };

export const ReadOnly: Story = { args: { readOnly: true } };

export const Disabled: Story = { args: { disabled: true } };

export const ImpossibleProps: Story = {
  args: { label: `${'长'.repeat(200)} فندق 🔥`, value: '25:99', min: 'noon', max: '9'.repeat(10_000) },
  play: async ({ canvasElement }) => {
    for (const one of parts(canvasElement)) await expect(one).not.toHaveAttribute('aria-valuenow');
  },
};

export const States: Story = {
  tags: ['grid'],
  render: () => (
    <StateGrid
      states={{
        empty: <TimeField label="布防时间 Armed from" description="每天此时开始布防" />,
        filled: <TimeField label="布防时间" defaultValue="22:00" />,
        'out of span': <TimeField label="工作结束" defaultValue="23:30" min="08:00" max="18:00" />,
        problem: <TimeField label="布防时间" defaultValue="22:00" problem="与夜间巡查时间重叠" />,
        optional: <TimeField label="撤防时间" isOptional />,
        disabled: <TimeField label="布防时间" defaultValue="22:00" disabled />,
        'read only': <TimeField label="布防时间" defaultValue="22:00" readOnly />,
      }}
    />
  ),
};
