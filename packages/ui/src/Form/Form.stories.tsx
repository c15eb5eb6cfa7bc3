import { type Result, defineForm, number, oneOf, optional, text } from '@fireline/domain/lib';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { Select } from '../Select/index.ts';
import { TextArea } from '../TextArea/index.ts';
import { TextField } from '../TextField/index.ts';
import { Form, type FormProps, FormSubmit, useFormField } from './index.ts';

const device = defineForm({
  imei: text({ min: 15, max: 15 }, { matches: /^\d+$/, code: 'form.format' }),
  type: oneOf(['smoke', 'heat', 'water']),
  limit: number({ min: 0.1, max: 2.5 }),
  remark: optional(text({ min: 0, max: 10 })),
});
type Device = NonNullable<ReturnType<typeof device.check> extends Result<infer Value> ? Value : never>;
type Submit = FormProps<Device>['onSubmit'];

const types = [
  { value: 'smoke', label: '烟感 Smoke detector' },
  { value: 'heat', label: '温感 Heat detector' },
  { value: 'water', label: '水压 Water pressure' },
];

function Fields() {
  return (
    <>
      <TextField {...useFormField('imei', { label: '设备号 IMEI', initial: '' })} inputMode="numeric" required />
      <Select {...useFormField('type', { label: '设备类型 Type', initial: null as string | null })} options={types} />
      <TextField {...useFormField('limit', { label: '水压上限 Limit', initial: '' })} suffix="MPa" />
      <TextArea {...useFormField('remark', { label: '备注 Remark', initial: '' })} isOptional />
      <div style={{ display: 'flex', gap: 8 }}>
        <FormSubmit>保存 Save</FormSubmit>
        <Button type="reset" variant="quiet">
          还原 Reset
        </Button>
      </div>
    </>
  );
}

const meta = {
  component: Form as (props: FormProps<Device>) => React.ReactElement,
  args: { schema: device, onSubmit: fn<Submit>(), 'aria-label': '设备', children: <Fields /> },
  argTypes: { children: { control: false }, schema: { control: false }, isGuarded: { control: false } },
  decorators: [(Story) => <div style={{ maxWidth: 480 }}>{Story()}</div>],
} satisfies Meta<(props: FormProps<Device>) => React.ReactElement>;
export default meta;
type Story = StoryObj<typeof meta>;

const imei = '861234567890123';

export const Playground: Story = {};

export const Pending: Story = { args: { isPending: true } };

/** What nobody should pass: it neither throws nor breaks the layout. */
export const Impossible: Story = {
  args: {
    onSubmit: fn<Submit>(() => [
      { code: 'no.such.code', field: 'no.such.field' },
      { code: 'form.tooLong', field: 'remark', args: {} },
      { message: '‮שגיאה‬ 🔥'.repeat(400), field: 'type.0.deep' },
      {},
    ]),
    defaultValues: { imei, type: 'smoke', limit: '1.6', remark: undefined, constructor: 'x' },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: '保存 Save' }));
    await waitFor(() => expect(canvas.getByRole('combobox', { name: /Type/ })).toHaveFocus());
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const States: Story = {
  tags: ['grid'],
  decorators: [(Story) => <div style={{ display: 'grid', gap: 32 }}>{Story()}</div>],
  render: (args) => (
    <>
      <Form {...args} aria-label="refused" />
      <Form {...args} aria-label="pending" isPending defaultValues={{ imei, type: 'smoke', limit: '1.6' }} />
    </>
  ),
  play: async ({ canvasElement }) => {
    const [refused] = within(canvasElement).getAllByRole('form');
    if (!refused) throw new Error('no form was drawn');
    await userEvent.type(within(refused).getByRole('textbox', { name: /Remark/ }), '现场核实为烹饪油烟，已开窗');
    await userEvent.type(within(refused).getByRole('textbox', { name: /Limit/ }), '9');
    await userEvent.click(within(refused).getByRole('button', { name: '保存 Save' }));
  },
};
