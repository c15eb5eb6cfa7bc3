import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { AlarmHandlingForm } from './AlarmHandlingForm.tsx';

const open = { state: 'open', handledBy: null } as const;

const meta = {
  component: AlarmHandlingForm,
  args: { alarm: open, onHandle: fn() },
  decorators: [(Story) => <div style={{ maxWidth: 560 }}>{Story()}</div>],
} satisfies Meta<typeof AlarmHandlingForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Handled: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('radio', { name: '误报' }));
    await userEvent.type(canvas.getByRole('textbox', { name: '备注' }), '厨房油烟');
    await userEvent.click(canvas.getByRole('button', { name: '关闭报警' }));
    await expect(args.onHandle).toHaveBeenCalledWith({ closing: 'falseAlarm', remark: '厨房油烟' });
  },
};

/** Nothing chosen: it says so and sends nothing. */
export const NothingChosen: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: '关闭报警' }));
    await expect(canvas.getByText('请选择处理结果')).toBeVisible();
    await expect(args.onHandle).not.toHaveBeenCalled();
  },
};

export const Pending: Story = { args: { isPending: true } };

/** Somebody was faster. */
export const AlreadyHandled: Story = { args: { alarm: { state: 'closed', handledBy: '陈志强' } } };

export const Refused: Story = { args: { problems: [{ code: 'alarm.alreadyHandled', args: { name: '陈志强' } }] } };

export const States: Story = {
  tags: ['grid'],
  decorators: [],
  render: (args) => (
    <div style={{ display: 'grid', gap: 40, maxWidth: 560 }}>
      <AlarmHandlingForm {...args} aria-label="open" />
      <AlarmHandlingForm
        {...args}
        aria-label="refused"
        problems={[
          { code: 'alarm.closingRequired', field: 'closing' },
          { code: 'form.tooLong', field: 'remark', args: { 0: 256 } },
        ]}
      />
      <AlarmHandlingForm {...args} aria-label="already handled" alarm={{ state: 'closed', handledBy: '陈志强' }} />
    </div>
  ),
};
