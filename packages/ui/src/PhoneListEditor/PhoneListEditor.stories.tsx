import { phonesMax } from '@fireline/domain/site';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { StateGrid } from '../lib/StateGrid.stories.support.tsx';
import { PhoneListEditor } from './PhoneListEditor.tsx';

const numbers = { mobiles: ['13800138000', '13900139000'], landlines: ['0755-82101119'] };

/**
 * Use it where a unit's or a place's numbers are kept. For one number take TextField with the domain's `mobile`.
 *
 * Do let the order mean something: the first number is called first. Don't sort the numbers on saving.
 *
 * Each line is named by its kind and place, problems are tied to their line, moves and removals are announced.
 */
const meta = {
  component: PhoneListEditor,
  args: { label: '报警联系电话', of: 'unit', defaultValue: numbers, onChange: fn() },
  argTypes: { of: { control: 'inline-radio', options: Object.keys(phonesMax) } },
} satisfies Meta<typeof PhoneListEditor>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Empty: Story = { args: { defaultValue: { mobiles: [], landlines: [] }, required: true } };

const wrong = { mobiles: ['13800138000', '1390013', '138 0013 8000'], landlines: ['82101119'] };
export const Problems: Story = { args: { defaultValue: wrong } };

export const Full: Story = {
  args: { defaultValue: { mobiles: [1, 2, 3, 4, 5].map((end) => `1380013800${end}`), landlines: [] } },
};

/** What the gateway found goes before what the editor finds. */
export const Refused: Story = {
  args: { problems: [{ code: 'site.phone.required', field: 'mobiles' }], defaultValue: { mobiles: [], landlines: [] } },
};

export const ReadOnly: Story = { args: { readOnly: true } };
export const Disabled: Story = { args: { disabled: true } };

export const ImpossibleProps: Story = {
  args: {
    label: '联系电话 🔥 طوارئ',
    defaultValue: { mobiles: ['九'.repeat(10_000), '🔥', 'NaN'], landlines: ['رقم الهاتف', '-1'] },
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const States: Story = {
  tags: ['grid'],
  render: () => (
    <StateGrid
      states={{
        filled: <PhoneListEditor style={{ flex: 1 }} label="报警联系电话" of="unit" defaultValue={numbers} />,
        empty: <PhoneListEditor style={{ flex: 1 }} label="报警联系电话" of="place" isOptional />,
        problems: <PhoneListEditor style={{ flex: 1 }} label="报警联系电话" of="unit" defaultValue={wrong} />,
        full: (
          <PhoneListEditor
            style={{ flex: 1 }}
            label="报警联系电话"
            of="unit"
            defaultValue={{ mobiles: [1, 2, 3, 4, 5].map((end) => `1380013800${end}`), landlines: [] }}
          />
        ),
        disabled: (
          <PhoneListEditor style={{ flex: 1 }} label="报警联系电话" of="unit" defaultValue={numbers} disabled />
        ),
        'read only': (
          <PhoneListEditor style={{ flex: 1 }} label="报警联系电话" of="unit" defaultValue={numbers} readOnly />
        ),
        narrow: (
          <div style={{ width: 288 }}>
            <PhoneListEditor label="报警联系电话" of="unit" defaultValue={wrong} />
          </div>
        ),
      }}
    />
  ),
};
