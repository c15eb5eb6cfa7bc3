import { inspectorForm } from '@fireline/domain/site';
import { Form, FormSubmit, useFormField } from '@fireline/ui/Form';
import { Select } from '@fireline/ui/Select';
import { TextField } from '@fireline/ui/TextField';
import { useState } from 'react';

const units = [
  { value: '1', label: 'Galaxy Plaza' },
  { value: '2', label: 'Harbour Tower' },
];

/** A field reads and writes a value of the form around it, by name; its props are spread on any field. */
function Fields() {
  const unit = useFormField('unitId', { label: 'Unit', initial: null as string | null });
  const name = useFormField('realName', { label: 'Name', initial: '' });
  const mobile = useFormField('mobile', { label: 'Mobile', initial: '' });
  return (
    <>
      <Select {...unit} options={units} />
      <TextField {...name} />
      <TextField {...mobile} inputMode="tel" />
    </>
  );
}

/** A form of the domain: it reads what is entered, and says what is wrong in the reader's language. */
export function InspectorForm() {
  const [saved, setSaved] = useState<string>();
  return (
    <Form
      aria-label="Inspector"
      schema={inspectorForm}
      onSubmit={({ value }) => setSaved(`${value.realName} inspects unit ${value.unitId}`)}
      style={{ display: 'grid', gap: 12, maxWidth: 320 }}
    >
      <Fields />
      <FormSubmit>Save</FormSubmit>
      {saved !== undefined && <p role="status">{saved}</p>}
    </Form>
  );
}
