import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { DateField } from '../../DateField/index.ts';
import { ImagePicker } from '../../ImagePicker/index.ts';
import { Slider } from '../../Slider/index.ts';
import { TextField } from '../../TextField/index.ts';
import { mount } from '../mount.test.support.tsx';

const form = (disabled: boolean) => (
  <form>
    <fieldset disabled={disabled}>
      <DateField label="Until" name="until" defaultValue="2026-11-21" />
      <ImagePicker label="Photos" name="photos" defaultValue={[new File(['x'], 'a.png', { type: 'image/png' })]} />
      <Slider label="Volume" defaultValue={40} />
      <TextField label="Place" disabled />
      <TextField label="Remark" />
    </fieldset>
  </form>
);

it('a disabled fieldset disables what is no control of the browser’s, for as long as it is [LIB-01]', async () => {
  const { root, rerender } = await mount(form(true), { language: 'en' });
  const sent = () => [...new FormData(root.querySelector('form') ?? undefined).keys()];
  const day = page.getByRole('spinbutton', { name: /^day,/ });
  const thumb = page.getByRole('slider', { name: 'Volume' });
  await expect.element(day).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(root.querySelector('[data-track] > *') ?? root, { position: { x: 5, y: 5 }, force: true });
  await expect.element(thumb).toHaveValue('40');
  expect(sent()).toEqual([]);
  await rerender(form(false));
  await expect.element(day).not.toHaveAttribute('aria-disabled');
  await userEvent.click(root.querySelector('[data-track] > *') ?? root, { position: { x: 5, y: 5 } });
  await expect.element(thumb).not.toHaveValue('40');
  expect(sent()).toEqual(['until', 'photos']);
});

it('a field in a disabled fieldset looks disabled [LIB-01]', async () => {
  await mount(form(true), { language: 'en' });
  const boxOf = (name: string) => {
    const box = page.getByLabelText(name).element().parentElement;
    const { backgroundColor, borderColor, color } = getComputedStyle(box ?? document.body);
    return { backgroundColor, borderColor, color };
  };
  expect(boxOf('Remark')).toEqual(boxOf('Place'));
});
