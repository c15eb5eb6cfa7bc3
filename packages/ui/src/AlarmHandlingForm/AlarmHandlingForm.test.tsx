import { manualClosings, remarkChars } from '@fireline/domain/alarm';
import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '../lib/mount.test.support.tsx';
import { AlarmHandlingForm, type AlarmHandlingFormProps } from './AlarmHandlingForm.tsx';

const open = { state: 'open', handledBy: null } as const;
const settings = { language: 'en' } as const;
const submit = () => userEvent.click(page.getByRole('button', { name: 'Close the alarm' }));

it('offers the closings a person may choose, and no other [ALM-03]', async () => {
  const { root } = await mount(
    <AlarmHandlingForm alarm={open} onHandle={vi.fn<AlarmHandlingFormProps['onHandle']>()} />,
  );
  expect([...root.querySelectorAll<HTMLInputElement>('input[type="radio"]')].map(({ value }) => value)).toEqual([
    ...manualClosings,
  ]);
});

it('hands over choice and remark [ALM-03]', async () => {
  const handle = vi.fn<AlarmHandlingFormProps['onHandle']>();
  await mount(<AlarmHandlingForm alarm={open} onHandle={handle} />, settings);
  await userEvent.click(page.getByRole('radio', { name: 'False alarm' }));
  await userEvent.fill(page.getByRole('textbox', { name: 'Remark' }), 'steam');
  await submit();
  expect(handle).toHaveBeenCalledExactlyOnceWith({ closing: 'falseAlarm', remark: 'steam' });
});

it('a digit chooses and leads to the remark, in which it is text [ALM-03]', async () => {
  const handle = vi.fn<AlarmHandlingFormProps['onHandle']>();
  await mount(<AlarmHandlingForm alarm={open} onHandle={handle} hasInitialFocus />, settings);
  await expect.element(page.getByRole('radio').first()).toHaveFocus();
  await userEvent.keyboard('{Control>}3{/Control}9');
  expect(document.querySelector(':checked')).toBeNull();
  await userEvent.keyboard('24 h{Tab}{Enter}');
  expect(handle).toHaveBeenCalledExactlyOnceWith({ closing: manualClosings[1], remark: '4 h' });
});

it('refuses to go without a choice, in the words of the domain [ALM-03]', async () => {
  const handle = vi.fn<AlarmHandlingFormProps['onHandle']>();
  await mount(<AlarmHandlingForm alarm={open} onHandle={handle} />, settings);
  await submit();
  await expect.element(page.getByText('Please select how it was handled')).toBeVisible();
  expect(handle).not.toHaveBeenCalled();
});

it('a remark of 256 characters fits, one more does not, and nothing typed is cut [ALM-03]', async () => {
  const handle = vi.fn<AlarmHandlingFormProps['onHandle']>();
  await mount(<AlarmHandlingForm alarm={open} onHandle={handle} />, settings);
  await userEvent.click(page.getByRole('radio', { name: 'Reset' }));
  const box = page.getByRole('textbox', { name: 'Remark' });
  await userEvent.fill(box, '火'.repeat(remarkChars.max + 1));
  await submit();
  expect(handle).not.toHaveBeenCalled();
  await expect.element(page.getByText('At most 256 characters')).toBeVisible();
  await userEvent.fill(box, '火'.repeat(remarkChars.max));
  await submit();
  expect(handle).toHaveBeenCalledExactlyOnceWith({ closing: 'reset', remark: '火'.repeat(remarkChars.max) });
});

it('when somebody was faster it names them, keeps what was typed, and takes no more [ALM-03]', async () => {
  const handle = vi.fn<AlarmHandlingFormProps['onHandle']>();
  const { rerender } = await mount(<AlarmHandlingForm alarm={open} onHandle={handle} />, settings);
  await userEvent.fill(page.getByRole('textbox', { name: 'Remark' }), 'on site');
  await rerender(<AlarmHandlingForm alarm={{ state: 'closed', handledBy: 'Chan' }} onHandle={handle} />);
  await expect.element(page.getByRole('alert').getByText(/Chan has already closed this alarm/)).toBeVisible();
  await expect.element(page.getByRole('textbox', { name: 'Remark' })).toHaveValue('on site');
  await expect.element(page.getByRole('button', { name: 'Close the alarm' })).toBeDisabled();
});

it('shows what the server refused where it belongs [ALM-03]', async () => {
  await mount(
    <AlarmHandlingForm
      alarm={open}
      onHandle={vi.fn<AlarmHandlingFormProps['onHandle']>()}
      problems={[{ code: 'alarm.alreadyHandled', args: { name: 'Chan' } }]}
    />,
    settings,
  );
  await expect.element(page.getByRole('alert').getByText(/Chan has already closed/)).toBeVisible();
});
