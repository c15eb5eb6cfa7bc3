import { type FireResource, buildingCalls } from '@fireline/api/building';
import {
  type OwnResource,
  buildingRemarkChars,
  buildingWords,
  resourceAmount,
  resourceStates,
} from '@fireline/domain/building';
import { sessionWords } from '@fireline/domain/session';
import { type Wgs84, personNameChars, siteFormWords, siteNameChars, siteWords } from '@fireline/domain/site';
import { useFormField } from '@fireline/ui/Form';
import { NumberField } from '@fireline/ui/NumberField';
import { Select } from '@fireline/ui/Select';
import { TextArea } from '@fireline/ui/TextArea';
import { TextField } from '@fireline/ui/TextField';
import { useWords } from '@fireline/ui/lib';
import { useMemo } from 'react';
import type { Entered } from '../../lib/form/DraftForm.tsx';
import { FormDrawer } from '../../lib/form/FormDrawer.tsx';
import { shownAt, useFormSend } from '../../lib/form/useFormSend.ts';
import { useBegun } from '../../lib/form/useBegun.ts';
import { useDraft } from '../../lib/form/useDraft.ts';
import { FieldRow } from '../Building.styles.ts';
import { LocationField } from '../../lib/fields/LocationField.tsx';
import { NodeField } from '../../lib/fields/NodeField.tsx';
import { type ResourceEntered, pickOf, resourceSchemaOf } from './resourceFormSchema.ts';
import { fireResourceWords } from './words.ts';

export interface ResourceFormProps {
  readonly kind: OwnResource;
  /** The one that is changed; undefined: a new one. */
  readonly resource: FireResource | undefined;
  /** Reads the resource again. */
  readonly onReload?: () => void;
  /** Where the map begins for a new one. */
  readonly near: Wgs84 | undefined;
  readonly onClose: () => void;
  readonly onSaved: (saved: { readonly resource: FireResource }) => void;
}

/** Under this name what is typed of a resource is kept. */
export const resourceDraft = (kind: OwnResource, resourceId: number | undefined): string =>
  `resource.${kind}.${resourceId ?? 'new'}`;

const problemWords = [buildingWords, siteWords, siteFormWords, sessionWords];
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
    <>
      <TextField
        {...useFormField('name', { label: t('building.fire.name'), initial: '' })}
        countMax={siteNameChars.max}
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
      <NodeField
        kind="place"
        description={t('building.fire.placeHint')}
        known={resource?.placeId == null ? undefined : { id: resource.placeId, name: resource.placeName }}
      />
      <LocationField near={near} />
      <FieldRow>
        <TextField
          {...useFormField('contact', { label: t('building.fire.contact'), initial: '' })}
          countMax={personNameChars.max}
          isOptional
        />
        <TextField {...useFormField('phone', { label: t('building.fire.phone'), initial: '' })} type="tel" isOptional />
      </FieldRow>
      <TextArea
        {...useFormField('remarks', { label: t('building.fire.remarks'), initial: '' })}
        countMax={buildingRemarkChars.max}
        isOptional
      />
    </>
  );
}

/** A fire resource as it is put on record or changed; what the gateway refuses is told at its field. @spec BLD-05 SIT-09 SIT-10 */
export function ResourceForm({ kind, resource: newest, onReload, near, onClose, onSaved }: ResourceFormProps) {
  const t = useWords(fireResourceWords, buildingWords);
  const { row: resource, begun } = useBegun(newest, onReload);
  const schema = useMemo(() => resourceSchemaOf(kind), [kind]);
  const draft = useDraft<Entered>(resourceDraft(kind, resource?.resourceId));
  const submit = useFormSend<ResourceEntered, FireResource>({
    send: (entered, client) =>
      resource
        ? client.send(buildingCalls.changeResource, {
            ...entered,
            resourceId: resource.resourceId,
            revision: resource.revision,
          })
        : client.send(buildingCalls.createResource, entered),
    saved: ({ name }) => t('building.fire.saved', { name }),
    opens: ({ resourceId, name }) => shownAt(location.pathname, resourceId, name, 'resource'),
    draft,
    onSaved: (saved) => onSaved({ resource: saved }),
  });
  const title = resource ? t('building.fire.change', { name: resource.name }) : t(`building.fire.create.${kind}`);
  return (
    <FormDrawer
      title={title}
      size="large"
      submitLabel={t('building.fire.save')}
      onClose={onClose}
      draft={draft}
      begun={begun}
      schema={schema}
      words={problemWords}
      defaultValues={valuesOf(resource)}
      onSubmit={submit}
    >
      <ResourceFields {...{ kind, resource, near }} />
    </FormDrawer>
  );
}
