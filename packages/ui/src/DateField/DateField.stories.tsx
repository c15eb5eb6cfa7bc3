import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { StateGrid } from '../lib/StateGrid.stories.support.tsx';
import { DateField } from './DateField.tsx';

const meta = {
  component: DateField,
  args: { label: '有效期至', defaultValue: '2026-11-21', onChange: fn() },
} satisfies Meta<typeof DateField>;
export default meta;
type Story = StoryObj<typeof meta>;

const part = (canvasElement: HTMLElement, name: RegExp) => within(canvasElement).getByRole('spinbutton', { name });

export const Playground: Story = {
  play: async ({ canvasElement, args }) => {
    part(canvasElement, /日/).focus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(args.onChange).toHaveBeenLastCalledWith({ value: '2026-11-22', problem: null });
  },
};

/** The calendar opens on the day that is chosen; the week begins as the language has it. */
export const Open: Story = {
  args: { min: '2026-11-05', max: '2026-11-28' },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await expect(await screen.findByRole('dialog')).toBeVisible();
    await expect(await screen.findByRole('grid')).toBeVisible();
  },
  parameters: { docs: { story: { inline: false, height: '420px' } } },
};

/** What was entered stays, and the field says which limit it passed. */
export const OutOfSpan: Story = {
  args: { defaultValue: '2026-11-01', min: '2026-11-21', max: '2036-11-20' },
};

/** The owner's problem, such as the gateway's answer, goes before the field's own. */
export const WithProblem: Story = { args: { problem: '须晚于合同开始日 2026-12-01' } };

export const Clearable: Story = { args: { isClearable: true } };

export const ReadOnly: Story = { args: { readOnly: true } };

export const Disabled: Story = { args: { disabled: true } };

export const ImpossibleProps: Story = {
  args: {
    label: `${'长'.repeat(200)} فندق الميناء 🔥`,
    value: '2026-02-31',
    min: 'tomorrow',
    max: '0000-00-00',
    name: 'x'.repeat(10_000),
  },
  play: async ({ canvasElement }) => {
    for (const one of within(canvasElement).getAllByRole('spinbutton'))
      await expect(one).not.toHaveAttribute('aria-valuenow');
  },
};

export const States: Story = {
  tags: ['grid'],
  render: () => (
    <StateGrid
      states={{
        empty: <DateField label="有效期至 Valid until" description="到期前 30 天提醒" />,
        filled: <DateField label="有效期至" defaultValue="2026-11-21" />,
        clearable: <DateField label="安装日期" defaultValue="2025-03-05" isClearable />,
        'out of span': <DateField label="有效期至" defaultValue="2026-11-01" min="2026-11-21" max="2036-11-20" />,
        problem: <DateField label="有效期至" defaultValue="2026-11-21" problem="须晚于合同开始日" />,
        optional: <DateField label="报废日期" isOptional />,
        disabled: <DateField label="有效期至" defaultValue="2026-11-21" disabled />,
        'read only': <DateField label="有效期至" defaultValue="2026-11-21" readOnly />,
        narrow: (
          <div style={{ width: 150 }}>
            <DateField label="有效期至" defaultValue="2026-11-21" />
          </div>
        ),
        'right to left': (
          <div dir="rtl">
            <DateField label="有效期至" defaultValue="2026-11-21" />
          </div>
        ),
      }}
    />
  ),
};

export const DoSpan: Story = {
  tags: ['advice', '!autodocs', '!dev'],
  args: { min: '2026-11-01', max: '2027-10-31' },
};

export const DontFormat: Story = {
  tags: ['advice', '!autodocs', '!dev'],
  args: { label: '请选择有效期至（年-月-日）' },
};
