import type { ChoiceKind } from '@fireline/domain/site';
import { ComboBox } from '@fireline/ui/ComboBox';
import { useFormField } from '@fireline/ui/Form';
import { useWords } from '@fireline/ui/lib';
import { useState } from 'react';
import { useNodeChoices } from '../list/useNodeFilter.ts';
import { useFoundNone } from './useFoundNone.ts';
import { fieldWords } from './words.ts';

const noId: string | null = null;

export interface NodeFieldProps {
  readonly kind: ChoiceKind;
  /** The field of the form. Default: the kind with `Id`. */
  readonly name?: string;
  /** Default: what the kind is called. */
  readonly label?: string;
  readonly description?: string;
  /** The one it belongs to already: there before anything is searched for. */
  readonly known?: { readonly id: number | string; readonly name: string } | undefined;
  readonly required?: boolean;
  readonly readOnly?: boolean;
}

/** An organisation, partner, unit, company or place of the reader's scope, found by text; the form holds its id. @spec SIT-02 SIT-06 */
export function NodeField({ kind, name = `${kind}Id`, label, known, required = false, ...rest }: NodeFieldProps) {
  const t = useWords(fieldWords);
  const { name: _name, ...field } = useFormField(name, { label: label ?? t(`field.${kind}`), initial: noId });
  const [options] = useState(() => (known ? [{ value: String(known.id), label: known.name }] : []));
  const found = useFoundNone(kind, useNodeChoices(kind));
  return (
    <ComboBox
      {...field}
      {...rest}
      {...found}
      options={options}
      {...(required ? { required } : { isClearable: true, isOptional: true })}
    />
  );
}
