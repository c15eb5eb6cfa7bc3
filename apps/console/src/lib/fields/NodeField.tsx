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
  /** Default: where it is not required. False where this or another field is needed, as its description says. */
  readonly isOptional?: boolean;
  readonly readOnly?: boolean;
}

/** An organisation, partner, unit, company or place of the reader's scope, found by text; the form holds its id. @spec SIT-02 SIT-06 */
export function NodeField(props: NodeFieldProps) {
  const { kind, name = `${props.kind}Id`, label, known, required = false, isOptional = !required, ...rest } = props;
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
      {...(required ? { required } : { isClearable: true, isOptional })}
    />
  );
}
