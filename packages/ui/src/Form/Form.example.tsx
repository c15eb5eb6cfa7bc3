import { defineForm, text } from '@fireline/domain/lib';
import { Form, FormSubmit, useFormField } from '@fireline/ui/Form';
import { FirelineProvider } from '@fireline/ui/lib';
import { TextField } from '@fireline/ui/TextField';
import { useState } from 'react';

const deviceForm = defineForm({ name: text({ min: 1, max: 40 }), place: text({ min: 0, max: 80 }) });

function Fields() {
  const name = useFormField('name', { label: 'Name', initial: '' });
  const place = useFormField('place', { label: 'Place', initial: '' });
  return (
    <>
      <TextField {...name} required />
      <TextField {...place} isOptional />
    </>
  );
}

export function Example() {
  const [saved, setSaved] = useState<string>();
  return (
    <FirelineProvider language="en">
      <Form aria-label="Device" schema={deviceForm} onSubmit={({ value }) => setSaved(value.name)}>
        <Fields />
        <FormSubmit>Save</FormSubmit>
      </Form>
      {saved !== undefined && <p role="status">Saved: {saved}</p>}
    </FirelineProvider>
  );
}
