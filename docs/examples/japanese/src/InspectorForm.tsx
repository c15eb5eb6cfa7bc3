import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { formIn, formWords } from '@fireline/domain/lib';
import { sessionWords } from '@fireline/domain/session';
import { inspectorForm } from '@fireline/domain/site';
import { Button } from '@fireline/ui/Button';
import { Select } from '@fireline/ui/Select';
import { TextField } from '@fireline/ui/TextField';
import { useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { japanese } from './words.ts';

const units = [
  { value: '1', label: '銀河プラザ' },
  { value: '2', label: '港タワー' },
];

const resolver = standardSchemaResolver(formIn(inspectorForm, { ...formWords, ...sessionWords }, japanese));

/** A form of the domain under react-hook-form: the first wrong field gets the focus, whatever kind of field it is. */
export function InspectorForm() {
  const [saved, setSaved] = useState<string>();
  const { control, handleSubmit } = useForm({ resolver, defaultValues: { unitId: '', realName: '', mobile: '' } });
  const send = handleSubmit(({ realName }) => setSaved(`${realName} を登録しました`));
  return (
    <form
      aria-label="点検者"
      noValidate
      onSubmit={(event) => void send(event)}
      style={{ display: 'grid', gap: 12, maxWidth: 320 }}
    >
      <Controller
        control={control}
        name="unitId"
        render={({ field, fieldState }) => (
          <Select
            label="建物"
            required
            options={units}
            value={field.value === '' ? null : String(field.value)}
            onChange={({ value }) => field.onChange(value ?? '')}
            inputRef={field.ref}
            problem={fieldState.error?.message}
          />
        )}
      />
      <Controller
        control={control}
        name="realName"
        render={({ field, fieldState }) => (
          <TextField
            label="氏名"
            required
            value={field.value}
            onChange={({ value }) => field.onChange(value)}
            inputRef={field.ref}
            problem={fieldState.error?.message}
          />
        )}
      />
      <Controller
        control={control}
        name="mobile"
        render={({ field, fieldState }) => (
          <TextField
            label="携帯電話"
            required
            inputMode="tel"
            value={field.value}
            onChange={({ value }) => field.onChange(value)}
            inputRef={field.ref}
            problem={fieldState.error?.message}
          />
        )}
      />
      <Button type="submit" variant="primary">
        登録
      </Button>
      {saved !== undefined && <p role="status">{saved}</p>}
    </form>
  );
}
