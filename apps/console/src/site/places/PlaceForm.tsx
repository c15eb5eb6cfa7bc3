import { type Place, type SentPlace, siteCalls } from '@fireline/api/site';
import { sessionWords } from '@fireline/domain/session';
import {
  addressChars,
  mayChangePlaceField,
  needsUnitOrPoint,
  personNameChars,
  placeCodeChars,
  type PlaceValue,
  placeTypeLetters,
  siteFormWords,
  siteNameChars,
  siteWords,
  smallPlaceKinds,
  wgs84,
} from '@fireline/domain/site';
import { roleWords } from '@fireline/domain/role';
import { Checkbox } from '@fireline/ui/Checkbox';
import { useFormField } from '@fireline/ui/Form';
import { Select } from '@fireline/ui/Select';
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
import { newPlaceSchema, placeSchema, placeValues } from './placeFormSchema.ts';
import { placeWords } from './words.ts';

/** The draft of a place is kept under this name. */
export const placeDraft = (placeId: number | undefined): string => `place.${placeId ?? 'new'}`;

const problemWords = [siteWords, siteFormWords, sessionWords, roleWords];
const none: string | null = null;

interface FieldsProps {
  readonly place: Place | undefined;
}
/** Whether the reader's role leaves the field of a place on record as it is. */
function useIsKept(): (field: keyof PlaceValue) => boolean {
  const role = useSession()?.account.role;
  return (field) => role === undefined || !mayChangePlaceField(role, field);
}

/** Whether a place has to say its unit or its point: a new one of a reader who does not belong to a unit. */
function useIsUnitNeeded(place: Place | undefined): boolean {
  const role = useSession()?.account.role;
  return place === undefined && role !== undefined && needsUnitOrPoint(role);
}

function WhatFields() {
  const t = useWords(placeWords, siteWords, siteFormWords);
  const isKept = useIsKept();
  const { name: _type, ...type } = useFormField('type', { label: t('places.type'), initial: none });
  const { name: _kind, ...kind } = useFormField('smallKind', { label: t('places.smallKind'), initial: none });
  return (
    <>
      <TextField
        {...useFormField('name', { label: t('places.name'), initial: '' })}
        countMax={siteNameChars.max}
        readOnly={isKept('name')}
        required
      />
      <Select
        {...type}
        required
        disabled={isKept('type')}
        options={placeTypeLetters.map((value) => ({ value, label: t(`site.placeType.${value}`) }))}
      />
      <Select
        {...kind}
        isClearable
        isOptional
        disabled={isKept('smallKind')}
        options={smallPlaceKinds.map((value) => ({ value, label: t(`site.smallKind.${value}`) }))}
      />
    </>
  );
}

function PeopleFields() {
  const t = useWords(placeWords);
  return (
    <>
      <TextField
        {...useFormField('manager', { label: t('places.manager'), initial: '' })}
        countMax={personNameChars.max}
        required
      />
      <TextField {...useFormField('phone', { label: t('places.phone'), initial: '' })} type="tel" required />
      <PhonesField of="place" />
    </>
  );
}

function WhereFields({ place }: FieldsProps) {
  const t = useWords(placeWords);
  const isKept = useIsKept();
  const unit = place?.unitId ? { id: place.unitId, name: place.unitName } : undefined;
  const partner = place?.partnerId ? { id: place.partnerId, name: place.partnerName } : undefined;
  const devices = place?.devices ?? 0;
  const isOneNeeded = useIsUnitNeeded(place);
  const either = isOneNeeded ? t('places.unitOrPoint') : undefined;
  const moved = (field: 'unitId' | 'partnerId') =>
    devices > 0 && !isKept(field) && { description: t(`places.moves.${field}`, { devices }) };
  return (
    <>
      <NodeField
        kind="unit"
        known={unit}
        readOnly={isKept('unitId')}
        {...moved('unitId')}
        {...(either !== undefined && { description: either, isOptional: false })}
      />
      {/* of a unit, its devices are held by the unit, whoever the partner is */}
      <NodeField kind="partner" known={partner} readOnly={isKept('partnerId')} {...(!unit && moved('partnerId'))} />
      <TextField
        {...useFormField('address', { label: t('places.address'), initial: '' })}
        countMax={addressChars.max}
        readOnly={isKept('address')}
        required
      />
      {!isKept('lnglat') && (
        <LocationField
          isOptional
          description={either}
          near={!place || place.lng === null || place.lat === null ? undefined : wgs84(place.lng, place.lat)}
        />
      )}
    </>
  );
}

function CodeFields() {
  const t = useWords(placeWords);
  const isKept = useIsKept();
  const { value: isRepair, ...repair } = useFormField('isRepair', { label: t('places.repair'), initial: false });
  return (
    <>
      <TextField
        {...useFormField('number', { label: t('places.number'), initial: '' })}
        countMax={placeCodeChars.max}
        readOnly={isKept('number')}
        isOptional
      />
      <TextField
        {...useFormField('houseCode', { label: t('places.houseCode'), initial: '' })}
        countMax={placeCodeChars.max}
        readOnly={isKept('houseCode')}
        isOptional
      />
      {!isKept('isRepair') && <Checkbox {...repair} checked={isRepair} description={t('places.repair.what')} />}
    </>
  );
}

export interface PlaceFormProps {
  /** The one that is changed; undefined: a new one. */
  readonly place: Place | undefined;
  /** Reads the place again. */
  readonly onReload?: () => void;
  readonly onClose: () => void;
  readonly onSaved: (place: Place) => void;
}

/** A place as it is put on record or changed; what a role cannot change is shown and stays. @spec SIT-01 SIT-02 SIT-03 SIT-05 SIT-09 */
export function PlaceForm({ place: newest, onReload, onClose, onSaved }: PlaceFormProps) {
  const t = useWords(placeWords);
  const { row: place, begun } = useBegun(newest, onReload);
  const draft = useDraft<Entered>(placeDraft(place?.placeId));
  const isOneNeeded = useIsUnitNeeded(place);
  const submit = useFormSend<SentPlace, Place>({
    send: (value, client) =>
      place
        ? client.send(siteCalls.changePlace, { ...value, placeId: place.placeId, revision: place.revision })
        : client.send(siteCalls.createPlace, value),
    saved: ({ name }) => t('places.saved', { name }),
    draft,
    onSaved,
  });
  return (
    <FormDrawer
      title={place ? t('places.change', { name: place.name }) : t('places.create')}
      submitLabel={t('places.save')}
      size="large"
      onClose={onClose}
      draft={draft}
      begun={begun}
      schema={isOneNeeded ? newPlaceSchema : placeSchema}
      words={problemWords}
      defaultValues={placeValues(place)}
      onSubmit={({ value }) =>
        submit({ value: { ...value, mobiles: [...value.mobiles], landlines: [...value.landlines] } })
      }
    >
      <WhatFields />
      <PeopleFields />
      <WhereFields place={place} />
      <CodeFields />
    </FormDrawer>
  );
}
