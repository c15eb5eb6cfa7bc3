import { defineForm, defineWords, integer, text } from '@fireline/domain/lib';
import { describe, expect, it, vi } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { mount } from '../lib/mount.test.support.tsx';
import { NumberField } from '../NumberField/index.ts';
import { TextField } from '../TextField/index.ts';
import { Button } from '../Button/index.ts';
import { Form, type FormProps, FormSubmit, useFormField } from './index.ts';

interface Person {
  readonly name: string;
  readonly phone: string;
}
const person = defineForm({
  name: text({ min: 2, max: 5 }),
  phone: text({ min: 3, max: 11 }, { matches: /^\d+$/, code: 'test.digits' }),
});
const words = [defineWords({ 'test.digits': { cn: '只能是数字', hk: '只可以是數字', en: 'Digits only' } })];

// drawn in the other order than the schema's: the page counts, not the schema
function Fields() {
  return (
    <>
      <TextField {...useFormField('phone', { label: 'Phone', initial: '' })} />
      <TextField {...useFormField('name', { label: 'Name', initial: '' })} />
      <FormSubmit>Save</FormSubmit>
      <Button type="reset">Back</Button>
    </>
  );
}
type Submit = FormProps<Person>['onSubmit'];
const form = (props: Partial<FormProps<Person>> = {}) => (
  <Form schema={person} words={words} onSubmit={() => {}} {...props}>
    <Fields />
  </Form>
);
const english = { language: 'en' } as const;
const box = (name: string) => page.getByRole('textbox', { name });
const save = () => userEvent.click(page.getByRole('button', { name: 'Save' }));
const asks = (): boolean => {
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented;
};
const full = { name: 'Chan', phone: '13800' };

describe('Form', () => {
  it('says nothing before it is sent; then shows each problem at its field and goes to the first on the page [SHL-25]', async () => {
    const submit = vi.fn<Submit>();
    await mount(form({ onSubmit: submit }), english);
    await userEvent.fill(box('Name'), 'far too long');
    await userEvent.fill(box('Phone'), '12a');
    expect(document.querySelector('[aria-invalid]')).toBeNull();
    await save();
    await expect.element(box('Phone')).toHaveFocus();
    await expect.element(box('Phone')).toHaveAccessibleDescription('Digits only');
    await expect.element(box('Name')).toHaveAccessibleDescription('At most 5 characters');
    await expect.element(box('Name')).toHaveValue('far too long');
    expect(submit).not.toHaveBeenCalled();
  });

  it('lists the problems in the order of the page, each a way to its field [LIB-01]', async () => {
    await mount(form(), english);
    await save();
    const links = page.getByRole('status').getByRole('link');
    await expect.element(links.first()).toHaveTextContent('Phone: Required');
    await userEvent.click(page.getByRole('link', { name: 'Name: Required' }));
    await expect.element(box('Name')).toHaveFocus();
  });

  it('goes to the first problem whose field is drawn, while another one still loads, and to the list while none is [SHL-25]', async () => {
    // a map that is on its way holds the place of its field
    function Loading() {
      useFormField('name', { label: 'Name', initial: '' });
      return <FormSubmit>Save</FormSubmit>;
    }
    function Phone() {
      return <TextField {...useFormField('phone', { label: 'Phone', initial: '' })} />;
    }
    const half = (hasPhone: boolean) => (
      <Form schema={person} words={words} onSubmit={() => {}}>
        <Loading />
        {hasPhone && <Phone />}
      </Form>
    );
    const { rerender } = await mount(half(true), english);
    await save();
    await expect.element(box('Phone')).toHaveFocus();
    await expect.element(page.getByRole('status').getByRole('link').last()).toHaveTextContent('Name: Required');
    await rerender(half(false));
    await save();
    await expect.element(page.getByRole('status')).toHaveFocus();
  });

  it('judges a wrong field again with every change, and no other [SHL-25]', async () => {
    await mount(form({ defaultValues: { phone: '12', name: 'Chan' } }), english);
    await save();
    await expect.element(box('Phone')).toHaveAccessibleDescription('At least 3 characters');
    await userEvent.fill(box('Phone'), '12x');
    await expect.element(box('Phone')).toHaveAccessibleDescription('Digits only');
    await userEvent.fill(box('Name'), 'C');
    await expect.element(box('Name')).not.toHaveAttribute('aria-invalid');
    await userEvent.fill(box('Phone'), '123');
    await expect.element(box('Phone')).not.toHaveAttribute('aria-invalid');
    await expect.element(page.getByRole('status')).not.toBeInTheDocument();
  });

  it('Enter sends what the schema made of it, with the values that have no field [LIB-01]', async () => {
    const submit = vi.fn<Submit>();
    const versioned = defineForm({ ...person.fields, version: text({ min: 1, max: 9 }) });
    await mount(form({ schema: versioned, onSubmit: submit, defaultValues: { version: '7' } }), english);
    await userEvent.fill(box('Phone'), ' 13800 ');
    await userEvent.fill(box('Name'), 'Chan');
    await userEvent.keyboard('{Enter}');
    await vi.waitFor(() => expect(submit).toHaveBeenCalledExactlyOnceWith({ value: { ...full, version: '7' } }));
    await expect.element(box('Name')).toHaveFocus();
  });

  it('a press on its button sends it, also where a number that is put right moves the button [SHL-25]', async () => {
    const submit = vi.fn<FormProps<{ readonly months: number }>['onSubmit']>();
    function Months() {
      const field = useFormField('months', { label: 'Months', initial: null as number | null });
      return <NumberField {...field} min={1} max={12} digits={0} />;
    }
    await mount(
      <Form schema={defineForm({ months: integer({ min: 1, max: 12 }) })} onSubmit={submit}>
        <Months />
        <FormSubmit>Save</FormSubmit>
      </Form>,
      english,
    );
    await userEvent.fill(box('Months'), '999');
    await save();
    await expect.element(box('Months')).toHaveFocus();
    await userEvent.fill(box('Months'), '9');
    const button = page.getByRole('button', { name: 'Save' }).element().getBoundingClientRect();
    const frame = window.frameElement?.getBoundingClientRect();
    const at = { x: button.left + 8 + (frame?.left ?? 0), y: button.top + 8 + (frame?.top ?? 0) };
    // by the browser's own pointer: what clicks by name waits until the button is still
    for (const type of ['mousePressed', 'mouseReleased'])
      await cdp().send('Input.dispatchMouseEvent', { type, ...at, button: 'left', clickCount: 1 } as never);
    await vi.waitFor(() => expect(submit).toHaveBeenCalledExactlyOnceWith({ value: { months: 9 } }));
  });

  it('is pending until the answer, takes no second one, and shows what the server refused in the same way [LIB-01]', async () => {
    const answer = Promise.withResolvers<readonly { code: string; field: string }[]>();
    const submit = vi.fn<Submit>(() => answer.promise);
    await mount(form({ onSubmit: submit, defaultValues: full }), english);
    await save();
    await expect.element(page.getByRole('button', { name: /Save/ })).toHaveAttribute('data-pending');
    box('Name').element().focus();
    await userEvent.keyboard('{Enter}');
    expect(submit).toHaveBeenCalledOnce();
    answer.resolve([{ code: 'form.duplicate', field: 'name.0' }]);
    await expect.element(box('Name')).toHaveAccessibleDescription('The same as an earlier entry');
    await expect.element(box('Name')).toHaveFocus();
    await expect.element(page.getByRole('button', { name: 'Save' })).not.toHaveAttribute('data-pending');
    await userEvent.fill(box('Name'), 'Wong');
    await expect.element(box('Name')).not.toHaveAttribute('aria-invalid');
  });

  it('a problem of the whole gets the focus itself [LIB-01]', async () => {
    await mount(
      form({ defaultValues: full, onSubmit: () => [{ code: 'form.operation', field: 'elsewhere' }] }),
      english,
    );
    await save();
    await expect.element(page.getByRole('alert')).toHaveTextContent('Operation exception');
    await expect.element(page.getByRole('alert')).toHaveFocus();
  });

  it('a failure is said and reported, and what was typed stays [SHL-25]', async () => {
    const reported = vi.spyOn(globalThis, 'reportError').mockImplementation(() => {});
    const failure = new Error('the line is cut');
    await mount(form({ defaultValues: full, onSubmit: () => Promise.reject(failure) }), english);
    await userEvent.fill(box('Name'), 'Wong');
    await save();
    await expect.element(page.getByRole('alert')).toHaveTextContent('Operation exception');
    await expect.element(box('Name')).toHaveValue('Wong');
    expect(reported).toHaveBeenCalledExactlyOnceWith(failure);
    reported.mockRestore();
  });

  it('guards against leaving with unsaved changes, and tells its owner, until they are sent or taken back [LIB-01]', async () => {
    const dirty = vi.fn<(change: { readonly isDirty: boolean }) => void>();
    await mount(form({ defaultValues: full, onDirtyChange: dirty }), english);
    expect(asks()).toBe(false);
    await userEvent.fill(box('Name'), 'Wong');
    expect(dirty).toHaveBeenLastCalledWith({ isDirty: true });
    expect(asks()).toBe(true);
    await userEvent.fill(box('Name'), 'Chan');
    expect(dirty).toHaveBeenLastCalledWith({ isDirty: false });
    await userEvent.fill(box('Name'), 'Wong');
    await save();
    await vi.waitFor(() => expect(dirty).toHaveBeenLastCalledWith({ isDirty: false }));
    expect(asks()).toBe(false);
  });

  it('goes back to what was given, or to what was last sent, and takes the problems away [LIB-01]', async () => {
    await mount(form({ defaultValues: full }), english);
    const back = () => userEvent.click(page.getByRole('button', { name: 'Back' }));
    await userEvent.fill(box('Name'), 'x');
    await save();
    await expect.element(box('Name')).toHaveAttribute('aria-invalid');
    await back();
    await expect.element(box('Name')).toHaveValue('Chan');
    await expect.element(box('Name')).not.toHaveAttribute('aria-invalid');
    await userEvent.fill(box('Name'), 'Wong');
    await save();
    await userEvent.fill(box('Name'), 'Lee');
    await back();
    await expect.element(box('Name')).toHaveValue('Wong');
  });

  it('takes any Standard Schema, one that answers later included [LIB-01]', async () => {
    const submit = vi.fn<FormProps<string>['onSubmit']>();
    const later = {
      '~standard': {
        validate: async (input: unknown) =>
          (input as Person).name === 'Chan'
            ? { value: 'known' }
            : { issues: [{ message: 'Nobody of that name', path: [{ key: 'name' }] }] },
      },
    };
    await mount(
      <Form schema={later} onSubmit={submit}>
        <Fields />
      </Form>,
      english,
    );
    await save();
    await expect.element(box('Name')).toHaveAccessibleDescription('Nobody of that name');
    await userEvent.fill(box('Name'), 'Chan');
    await save();
    await vi.waitFor(() => expect(submit).toHaveBeenCalledExactlyOnceWith({ value: 'known' }));
  });
});
