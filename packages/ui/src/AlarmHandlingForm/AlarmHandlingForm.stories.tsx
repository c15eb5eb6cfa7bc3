import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
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
