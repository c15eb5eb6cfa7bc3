import { type SentUnit, type Unit, siteCalls } from '@fireline/api/site';
import { sessionWords } from '@fireline/domain/session';
import {
  addressChars,
  mayChangeUnitField,
  personNameChars,
  siteFormWords,
  siteNameChars,
  siteWords,
  wgs84,
} from '@fireline/domain/site';
import { useFormField } from '@fireline/ui/Form';
import { TextField } from '@fireline/ui/TextField';
import { useWords } from '@fireline/ui/lib';
import { LocationField } from '../../lib/fields/LocationField.tsx';
import { NodeField } from '../../lib/fields/NodeField.tsx';
import { PhonesField } from '../../lib/fields/PhonesField.tsx';
import type { Entered } from '../../lib/form/DraftForm.tsx';
import { FormDrawer } from '../../lib/form/FormDrawer.tsx';
import { useBegun } from '../../lib/form/useBegun.ts';
import { useDraft } from '../../lib/form/useDraft.ts';
import { useFormSend } from '../../lib/form/useFormSend.ts';
import { useSession } from '../../lib/session/useSession.ts';
import { unitSchema, unitValues } from './unitFormSchema.ts';
import { unitWords } from './words.ts';

/** The draft of a unit is kept under this name. */
export const unitDraft = (unitId: number | undefined): string => `unit.${unitId ?? 'new'}`;

const problemWords = [siteWords, siteFormWords, sessionWords];

function Fields({ unit }: { readonly unit: Unit | undefined }) {
  const t = useWords(unitWords);
  const role = useSession()?.account.role;
  const isKept = (field: 'name' | 'orgId' | 'partnerId'): boolean =>
    unit !== undefined && (role === undefined || !mayChangeUnitField(role, field));
  const org = unit && { id: unit.orgId, name: unit.orgName };
  const partner = unit?.partnerId ? { id: unit.partnerId, name: unit.partnerName } : undefined;
  return (
    <>
      <TextField
        {...useFormField('name', { label: t('units.name'), initial: '' })}
        countMax={siteNameChars.max}
        readOnly={isKept('name')}
        required
      />
      <TextField
        {...useFormField('contact', { label: t('units.contact'), initial: '' })}
        countMax={personNameChars.max}
        required
      />
      <PhonesField of="unit" />
      <NodeField kind="org" known={org} required readOnly={isKept('orgId')} />
      <NodeField kind="partner" known={partner} readOnly={isKept('partnerId')} />
      <TextField
        {...useFormField('address', { label: t('units.address'), initial: '' })}
        countMax={addressChars.max}
        required
      />
      <LocationField
        isOptional
        near={!unit || unit.lng === null || unit.lat === null ? undefined : wgs84(unit.lng, unit.lat)}
      />
    </>
  );
}

export interface UnitFormProps {
  /** The one that is changed; undefined: a new one. */
  readonly unit: Unit | undefined;
  /** Reads the unit again. */
  readonly onReload?: () => void;
  readonly onClose: () => void;
  readonly onSaved: (unit: Unit) => void;
}

/** A unit as it is put on record or changed. @spec SIT-06 SIT-03 */
export function UnitForm({ unit: newest, onReload, onClose, onSaved }: UnitFormProps) {
  const t = useWords(unitWords);
  const { row: unit, begun } = useBegun(newest, onReload);
  const draft = useDraft<Entered>(unitDraft(unit?.unitId));
  const submit = useFormSend<SentUnit, Unit>({
    send: (value, client) =>
      unit
        ? client.send(siteCalls.changeUnit, { ...value, unitId: unit.unitId, revision: unit.revision })
        : client.send(siteCalls.createUnit, value),
    saved: ({ name }) => t('units.saved', { name }),
    draft,
    onSaved,
  });
  return (
    <FormDrawer
      title={unit ? t('units.change', { name: unit.name }) : t('units.create')}
      submitLabel={t('units.save')}
      size="large"
      onClose={onClose}
      draft={draft}
      begun={begun}
      schema={unitSchema}
      words={problemWords}
      defaultValues={unitValues(unit)}
      onSubmit={({ value }) =>
        submit({ value: { ...value, mobiles: [...value.mobiles], landlines: [...value.landlines] } })
      }
    >
      <Fields unit={unit} />
    </FormDrawer>
  );
}
