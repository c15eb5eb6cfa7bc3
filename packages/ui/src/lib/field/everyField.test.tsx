import type { ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { Checkbox } from '../../Checkbox/index.ts';
import { ComboBox } from '../../ComboBox/index.ts';
import { DateField } from '../../DateField/index.ts';
import { DateRangePicker } from '../../DateRangePicker/index.ts';
import { FileDrop } from '../../FileDrop/index.ts';
import { ImagePicker } from '../../ImagePicker/index.ts';
import { MapPicker } from '../../MapPicker/index.ts';
import { MultiSelect } from '../../MultiSelect/index.ts';
import { NumberField } from '../../NumberField/index.ts';
import { PasswordField } from '../../PasswordField/index.ts';
import { PhoneListEditor } from '../../PhoneListEditor/index.ts';
import { PriceEditor } from '../../PriceEditor/index.ts';
import { RadioGroup } from '../../RadioGroup/index.ts';
import { RatingInput } from '../../RatingInput/index.ts';
import { Select } from '../../Select/index.ts';
import { Slider } from '../../Slider/index.ts';
import { SplitRatioEditor } from '../../SplitRatioEditor/index.ts';
import { Switch } from '../../Switch/index.ts';
import { TextArea } from '../../TextArea/index.ts';
import { TextField } from '../../TextField/index.ts';
import { TimeField } from '../../TimeField/index.ts';
import { TreeSelect } from '../../TreeSelect/index.ts';
import { drawn, mount } from '../mount.test.support.tsx';
import type { FieldControl } from './useFieldControl.ts';

interface Shared {
  readonly label: string;
  readonly problem?: string;
  readonly readOnly?: boolean;
  readonly onChange?: () => void;
  readonly inputRef?: (control: FieldControl | null) => void;
}
type Required = { readonly required?: boolean };

const options = ['a', 'b'].map((value) => ({ value, label: value }));
const upload = () => Promise.reject(new Error('offline'));
const prices = { packages: [{ resource: 'sms', quantity: '1000', amount: '45.00' }] } as const;

/** Every field of a form, with what all of them take. */
const fields: Readonly<Record<string, (props: Shared & Required) => ReactNode>> = {
  TextField: (props) => <TextField {...props} />,
  TextArea: (props) => <TextArea {...props} />,
  NumberField: (props) => <NumberField {...props} />,
  ComboBox: (props) => <ComboBox {...props} options={options} />,
  MultiSelect: (props) => <MultiSelect {...props} options={options} />,
  Select: (props) => <Select {...props} options={options} defaultValue="a" />,
  TreeSelect: (props) => <TreeSelect {...props} nodes={[{ id: 'a', label: 'a' }]} />,
  Checkbox: (props) => <Checkbox {...props} />,
  RadioGroup: (props) => <RadioGroup {...props} options={options} />,
  Switch: (props) => <Switch {...props} />,
  Slider: (props) => <Slider {...props} />,
  DateField: (props) => <DateField {...props} />,
  DateRangePicker: (props) => <DateRangePicker {...props} />,
  TimeField: (props) => <TimeField {...props} />,
  RatingInput: (props) => <RatingInput {...props} />,
  FileDrop: (props) => <FileDrop {...props} upload={upload} />,
  ImagePicker: (props) => <ImagePicker {...props} />,
  PhoneListEditor: (props) => <PhoneListEditor {...props} of="unit" defaultValue={{ mobiles: [''], landlines: [] }} />,
  MapPicker: (props) => <MapPicker {...props} />,
  PriceEditor: ({ required: _required, ...props }) => <PriceEditor {...props} defaultValue={prices} />,
  SplitRatioEditor: ({ required: _required, ...props }) => (
    <SplitRatioEditor {...props} defaultValue={[{ recipientId: 'r1', name: 'Li', account: 'a', ratio: '30' }]} />
  ),
};
/** A slider always has a value; what is required of prices and shares is said row by row. */
const withoutRequired = new Set(['Slider', 'PriceEditor', 'SplitRatioEditor']);

describe.each(Object.entries(fields))('%s', (name, field) => {
  it('leads the focus into itself, as form libraries ask of the first wrong field [LIB-01]', async () => {
    let control: FieldControl | null = null;
    const inputRef = (node: FieldControl | null) => void (control = node);
    const { root } = await mount(field({ label: 'Field', inputRef }));
    await drawn(() => control?.focus());
    const { activeElement } = document;
    expect(activeElement && root.contains(activeElement) && activeElement !== root).toBe(true);
  });

  it('says that its value is wrong, and why [LIB-01] [SHL-25]', async () => {
    const { root } = await mount(field({ label: 'Field', problem: 'Not so' }));
    // a group cannot be invalid: it is described by what is wrong with it
    const wrong = [...root.querySelectorAll('[aria-invalid=true], [role=group][aria-describedby]')];
    const told = wrong.flatMap((one) => one.getAttribute('aria-describedby')?.split(' ') ?? []);
    expect(told.map((id) => document.getElementById(id)?.textContent)).toContain('Not so');
  });

  it.skipIf(withoutRequired.has(name))('says that it must be filled in [LIB-01]', async () => {
    const { root } = await mount(field({ label: 'Field', required: true }), { language: 'en' });
    const isSaid = /Required|at least one/.test(root.textContent);
    expect(isSaid || root.querySelector('[aria-required=true]') !== null).toBe(true);
    // the browser's own words would come in the browser's language, and only from some of the fields
    expect(root.querySelector('[required]')).toBeNull();
  });

  it('only shows its value when it may only be read [LIB-01]', async () => {
    const onChange = vi.fn<() => void>();
    const { root } = await mount(field({ label: 'Field', readOnly: true, onChange }));
    for (const control of root.querySelectorAll<HTMLElement>('input:not([type=hidden]), [role=combobox], button'))
      await drawn(() => control.click());
    expect(onChange).not.toHaveBeenCalled();
    const typed = root.querySelectorAll<HTMLInputElement>(
      'textarea, input:not([type=hidden], [type=file], [type=checkbox], [type=radio])',
    );
    const open = [...typed].filter((one) => !one.readOnly && !one.disabled && one.ariaReadOnly !== 'true');
    const parts = [...root.querySelectorAll('[role=spinbutton]')].filter((one) => one.ariaReadOnly !== 'true');
    // amounts on which shares are tried out are no part of the value
    expect([...open, ...parts]).toHaveLength(name === 'SplitRatioEditor' ? 4 : 0);
    // what a list of shares would take back is chosen to be looked at
    const mayOpen = name === 'SplitRatioEditor';
    expect(mayOpen || document.querySelector('[role=option]') === null).toBe(true);
  });
});

it('a password is led to and required like any text [LIB-01]', async () => {
  const control: { current: HTMLInputElement | null } = { current: null };
  const { root } = await mount(
    <PasswordField label="Password" autoComplete="current-password" required inputRef={control} />,
  );
  await drawn(() => control.current?.focus());
  expect(document.activeElement).toBe(root.querySelector('input'));
  expect(root.querySelector('[aria-required=true]')).not.toBeNull();
});
