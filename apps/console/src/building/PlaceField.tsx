import { useApi } from '@fireline/api/react';
import { siteCalls } from '@fireline/api/site';
import { ComboBox, type LoadOptions } from '@fireline/ui/ComboBox';
import { useFormField } from '@fireline/ui/Form';
import { useWords } from '@fireline/ui/lib';
import { useState } from 'react';
import { whereWords } from './words.ts';

const noId: string | null = null;

export interface PlaceFieldProps {
  readonly description?: string;
  /** The one it belongs to already: there before anything is searched for. */
  readonly known: { readonly id: number; readonly name: string } | undefined;
  readonly required?: boolean;
}

/** A place on record, found by text; the form holds its number as `placeId`. @spec SIT-02 BLD-05 */
export function PlaceField({ description, known, required = false }: PlaceFieldProps) {
  const t = useWords(whereWords);
  const { client } = useApi();
  const { name: _name, ...field } = useFormField('placeId', { label: t('building.where.place'), initial: noId });
  const [options] = useState(() => (known ? [{ value: String(known.id), label: known.name }] : []));
  const load: LoadOptions = async ({ text, signal }) => {
    const { rows } = await client.send(siteCalls.places, { search: text || undefined }, { signal });
    return rows.map(({ placeId, name, address }) => ({
      value: String(placeId),
      label: name,
      ...(address === '' ? {} : { description: address }),
    }));
  };
  return (
    <ComboBox
      {...field}
      {...(description === undefined ? {} : { description })}
      options={options}
      load={load}
      messages={{ loading: t('building.where.searching'), empty: t('building.where.none') }}
      {...(required ? { required } : { isClearable: true, isOptional: true })}
    />
  );
}
