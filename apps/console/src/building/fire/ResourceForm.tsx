import { type FireResource, buildingCalls } from '@fireline/api/building';
import { CallError } from '@fireline/api/lib';
import { useApi } from '@fireline/api/react';
import {
  type OwnResource,
  buildingRemarkChars,
  buildingWords,
  resourceAmount,
  resourceStates,
} from '@fireline/domain/building';
import { type Wgs84, personNameChars, siteFormWords, siteNameChars, siteWords } from '@fireline/domain/site';
import { Drawer } from '@fireline/ui/Drawer';
import { FormSubmit, useFormField } from '@fireline/ui/Form';
import { NumberField } from '@fireline/ui/NumberField';
import { Select } from '@fireline/ui/Select';
import { TextArea } from '@fireline/ui/TextArea';
import { TextField } from '@fireline/ui/TextField';
import { useToast } from '@fireline/ui/Toast';
import { useWords } from '@fireline/ui/lib';
import { useMemo } from 'react';
import { DraftForm, type Entered } from '../../lib/form/DraftForm.tsx';
import { useReason } from '../../lib/page/failure.ts';
import { useDraft } from '../../lib/form/useDraft.ts';
import { FieldRow, Fields } from '../Building.styles.ts';
import { LocationField } from '../LocationField.tsx';
import { PlaceField } from '../PlaceField.tsx';
import { type ResourceEntered, pickOf, resourceSchemaOf } from './resourceFormSchema.ts';
import { fireResourceWords } from './words.ts';

export interface ResourceFormProps {
  readonly kind: OwnResource;
  /** The one that is changed; undefined: a new one. */
  readonly resource: FireResource | undefined;
  /** Where the map begins for a new one. */
  readonly near: Wgs84 | undefined;
  readonly onClose: () => void;
  readonly onSaved: (saved: { readonly resource: FireResource }) => void;
}

/** Under this name what is typed of a resource is kept. */
export const resourceDraft = (kind: OwnResource, resourceId: number | undefined): string =>
  `resource.${kind}.${resourceId ?? 'new'}`;

const problemWords = [buildingWords, siteWords, siteFormWords];
const noNumber: number | null = null;
const firstState: string | null = resourceStates[0];

const valuesOf = (resource: FireResource | undefined) => ({
  name: resource?.name ?? '',
  state: resource?.state ?? firstState,
  amount: resource?.amount ?? null,
  placeId: resource?.placeId == null ? null : String(resource.placeId),
  lnglat: resource ? pickOf(resource) : null,
  contact: resource?.contact ?? '',
  phone: resource?.phone ?? '',
  remarks: resource?.remarks ?? '',
});

function ResourceFields({ kind, resource, near }: Pick<ResourceFormProps, 'kind' | 'resource' | 'near'>) {
  const t = useWords(fireResourceWords, buildingWords);
  const { name: _state, ...state } = useFormField('state', { label: t('building.fire.state'), initial: firstState });
  return (
    <Fields>
      <TextField
        {...useFormField('name', { label: t('building.fire.name'), initial: '' })}
        maxCount={siteNameChars.max}
        required
      />
      <FieldRow>
        <Select
          {...state}
          options={resourceStates.map((one) => ({ value: one, label: t(`building.resource.${one}`) }))}
        />
        <NumberField
          {...useFormField('amount', { label: t(`building.fire.amount.${kind}`), initial: noNumber })}
          min={resourceAmount.min}
          max={resourceAmount.max}
          unit={t(`building.fire.unit.${kind}`)}
          isOptional
        />
      </FieldRow>
      <PlaceField
        description={t('building.fire.placeHint')}
        known={resource?.placeId == null ? undefined : { id: resource.placeId, name: resource.placeName }}
      />
      <LocationField near={near} />
      <FieldRow>
        <TextField
          {...useFormField('contact', { label: t('building.fire.contact'), initial: '' })}
          maxCount={personNameChars.max}
          isOptional
        />
        <TextField {...useFormField('phone', { label: t('building.fire.phone'), initial: '' })} type="tel" isOptional />
      </FieldRow>
      <TextArea
        {...useFormField('remarks', { label: t('building.fire.remarks'), initial: '' })}
        maxCount={buildingRemarkChars.max}
        isOptional
      />
      <div>
        <FormSubmit>{t('building.fire.save')}</FormSubmit>
      </div>
    </Fields>
  );
}

/** A fire resource as it is put on record or changed; what the gateway refuses is told at its field. @spec BLD-05 SIT-09 SIT-10 */
export function ResourceForm({ kind, resource, near, onClose, onSaved }: ResourceFormProps) {
  const t = useWords(fireResourceWords, buildingWords);
  const { client } = useApi();
  const toasts = useToast();
  const reason = useReason();
  const schema = useMemo(() => resourceSchemaOf(kind), [kind]);
  const draft = useDraft<Entered>(resourceDraft(kind, resource?.resourceId));
  const save = async (entered: ResourceEntered) => {
    try {
      const saved = resource
        ? await client.send(buildingCalls.changeResource, { ...entered, resourceId: resource.resourceId })
        : await client.send(buildingCalls.createResource, entered);
      toasts.show({ tone: 'success', title: t('building.fire.saved', { name: saved.name }) });
      draft.forget();
      onSaved({ resource: saved });
      return undefined;
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      return error.problems.length > 0 ? error.problems : [{ message: reason(error) }];
    }
  };
  const title = resource ? t('building.fire.change', { name: resource.name }) : t(`building.fire.create.${kind}`);
  return (
    <Drawer isOpen size="large" onClose={() => draft.leave(onClose)} title={title}>
      <DraftForm
        draft={draft}
        schema={schema}
        words={problemWords}
        defaultValues={valuesOf(resource)}
        onSubmit={({ value }) => save(value)}
      >
        <ResourceFields {...{ kind, resource, near }} />
      </DraftForm>
    </Drawer>
  );
}
