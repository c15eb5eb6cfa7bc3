import { fieldWord, type RecordField } from '@fireline/domain/record';
import { useFormField } from '@fireline/ui/Form';
import { useFormat } from '@fireline/ui/lib';
import { NumberField } from '@fireline/ui/NumberField';
import { RadioGroup } from '@fireline/ui/RadioGroup';
import { Select } from '@fireline/ui/Select';
import { TextArea } from '@fireline/ui/TextArea';
import { TextField } from '@fireline/ui/TextField';
import { ChoiceField } from './ChoiceField.tsx';
import type { ConsoleRecord } from './consoleRecord.ts';
import type { Choices } from './useChoices.ts';
import { useRecordWords } from './useRecordWords.ts';

/** So many choices are shown side by side; more are in a menu. */
const sideBySideMax = 4;
const nothing: string | null = null;
const noNumber: number | null = null;

interface InputProps<Field> {
  readonly of: ConsoleRecord;
  readonly name: string;
  readonly field: Field;
}
type Of<Kind> = Extract<RecordField, { readonly kind: Kind }>;

function TextInput({ of, name, field }: InputProps<Of<'line' | 'remark' | 'address'>>) {
  const t = useRecordWords(of);
  const input = useFormField(name, { label: t(fieldWord(of.record, name)), initial: '' });
  const { max: countMax, min } = field.chars;
  if (field.kind === 'remark')
    return <TextArea {...input} countMax={countMax} {...(min > 0 ? { required: true } : { isOptional: true })} />;
  if (field.kind === 'line') return <TextField {...input} countMax={countMax} autoComplete="off" required={min > 0} />;
  return (
    <TextField
      {...input}
      description={t('record.address')}
      countMax={countMax}
      inputMode="url"
      autoComplete="off"
      isOptional
    />
  );
}

function ChoiceInput({ of, name, field }: InputProps<Of<'choice'>>) {
  const t = useRecordWords(of);
  const input = useFormField<string | null>(name, { label: t(fieldWord(of.record, name)), initial: nothing });
  const options = field.choices.map((value) => ({ value, label: t(`${field.words}.${value}`) }));
  return options.length <= sideBySideMax ? (
    <RadioGroup {...input} orientation="horizontal" options={options} required />
  ) : (
    <Select {...input} options={options} required />
  );
}

function WholeInput({ of, name, field }: InputProps<Of<'whole'>>) {
  const t = useRecordWords(of);
  const { number } = useFormat();
  const input = useFormField(name, { label: t(fieldWord(of.record, name)), initial: noNumber });
  const { min, max } = field.range;
  const hint = t('record.range', { min: number(min), max: number(max) });
  return <NumberField {...input} description={hint} min={min} max={max} digits={0} required />;
}

function RefInput({ of, name, choices }: Omit<InputProps<never>, 'field'> & { readonly choices: Choices }) {
  const t = useRecordWords(of);
  const input = useFormField<string | null>(name, { label: t(fieldWord(of.record, name)), initial: nothing });
  return <ChoiceField {...input} choices={choices} />;
}

export interface RecordFieldsProps {
  readonly of: ConsoleRecord;
  readonly choices: Readonly<Record<string, Choices>>;
}

/** The fields of a record as they are entered, in the order in which it declares them. */
export function RecordFields({ of, choices }: RecordFieldsProps) {
  return Object.entries(of.record.fields).map(([name, field]) => {
    if (field.kind === 'choice') return <ChoiceInput key={name} of={of} name={name} field={field} />;
    if (field.kind === 'whole') return <WholeInput key={name} of={of} name={name} field={field} />;
    if (field.kind !== 'ref') return <TextInput key={name} of={of} name={name} field={field} />;
    const found = choices[name];
    return found && <RefInput key={name} of={of} name={name} choices={found} />;
  });
}
