import type { ReactElement } from 'react';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Checkbox } from '../../Checkbox/index.ts';
import { Select } from '../../Select/index.ts';
import { TextField } from '../../TextField/index.ts';
import { drawn, mount } from '../mount.test.support.tsx';

const options = [
  { value: 'smoke', label: 'Smoke' },
  { value: 'water', label: 'Water' },
] as const;
const fields: readonly (readonly [
  name: string,
  first: string | null,
  field: ReactElement,
  change: () => Promise<void>,
])[] = [
  [
    'text',
    'A-17',
    <TextField key="text" label="Device" name="text" defaultValue="A-17" />,
    () => userEvent.fill(page.getByLabelText('Device'), 'B-2'),
  ],
  [
    'check',
    null,
    <Checkbox key="check" label="Armed" name="check" />,
    () => userEvent.click(page.getByLabelText('Armed')),
  ],
  [
    'select',
    'water',
    <Select key="select" label="Type" name="select" options={options} defaultValue="water" />,
    async () => {
      await userEvent.click(page.getByRole('combobox', { name: 'Type' }));
      await userEvent.click(page.getByRole('option', { name: 'Smoke' }));
    },
  ],
];

it('a select without a name goes back with its form, too [LIB-01]', async () => {
  const { root } = await mount(
    <form>
      <Select label="Type" options={options} defaultValue="water" />
    </form>,
  );
  const box = page.getByRole('combobox', { name: 'Type' });
  await userEvent.click(box);
  await userEvent.click(page.getByRole('option', { name: 'Smoke' }));
  await expect.element(box).toHaveTextContent('Smoke');
  await drawn(() => root.querySelector('form')?.reset());
  await expect.element(box).toHaveTextContent('Water');
});

it.each(fields)('%s goes back to what it was when its form is reset [LIB-01]', async (name, first, field, change) => {
  const { root } = await mount(<form>{field}</form>);
  const form = root.querySelector('form');
  if (!form) throw new Error('no form');
  const sent = () => new FormData(form).get(name);
  expect(sent()).toBe(first);
  await change();
  expect(sent()).not.toBe(first);
  await drawn(() => form.reset());
  expect(sent()).toBe(first);
});
