import { type InspectionItem, type InspectionPointDetail, inspectionCalls } from '@fireline/api/inspection';
import { useCall } from '@fireline/api/react';
import {
  inspectionRefusalWords,
  inspectionWords,
  locationChars,
  nameChars,
  pointForm,
  pointItemCount,
} from '@fireline/domain/inspection';
import { siteWords } from '@fireline/domain/site';
import { pathTo } from '@fireline/domain/shell';
import { Banner } from '@fireline/ui/Banner';
import { useFormField } from '@fireline/ui/Form';
import { Link } from '@fireline/ui/Link';
import { MultiSelect } from '@fireline/ui/MultiSelect';
import { NumberField } from '@fireline/ui/NumberField';
import { Select } from '@fireline/ui/Select';
import { TextField } from '@fireline/ui/TextField';
import { useWords } from '@fireline/ui/lib';
import { NodeField } from '../../lib/fields/NodeField.tsx';
import type { Entered } from '../../lib/form/DraftForm.tsx';
import { FormDrawer } from '../../lib/form/FormDrawer.tsx';
import { useBegun } from '../../lib/form/useBegun.ts';
import { useDraft } from '../../lib/form/useDraft.ts';
import { type FormValue, shownAt, useFormSend } from '../../lib/form/useFormSend.ts';
import { useAllRows } from '../../lib/list/useAllRows.ts';
import { useEveryRow } from '../../lib/list/useEveryRow.ts';
import { CallFailed } from '../../lib/page/CallFailed.tsx';
import { ChoiceField } from '../../lib/record/ChoiceField.tsx';
import { useCategoryChoices } from '../catalogue/useCategoryChoices.ts';
import { itemsOf } from '../catalogue/records.ts';
import { recordPageWords } from '../../lib/record/words.ts';
import { useLines } from './useLines.ts';
import { pointWords } from './words.ts';

/** The draft of a point is kept under this name. */
export const pointDraft = (pointId: number | undefined): string => `inspectionPoint.${pointId ?? 'new'}`;

const problemWords = [inspectionWords, inspectionRefusalWords, siteWords];
const noId: string | null = null;
const noFloor: number | null = null;
const noItems: readonly string[] = [];
const everything = {};
type Point = InspectionPointDetail | undefined;

/** A building of the chosen unit and one of its floors, and a line of that unit. */
function InUnit({ point }: { readonly point: Point }) {
  const t = useWords(pointWords);
  const { value: chosen } = useFormField('unitId', { label: t('patrolPoints.unit'), initial: noId });
  const building = useFormField('buildingId', { label: t('patrolPoints.building'), initial: noId });
  const floor = useFormField('floor', { label: t('patrolPoints.floor'), initial: noFloor });
  const line = useFormField('lineId', { label: t('patrolPoints.line'), initial: noId });
  const unitId = Number(chosen);
  const call = useCall(inspectionCalls.unitBuildings, { unitId }, { isEnabled: unitId > 0 });
  const buildings = unitId > 0 ? (call.data?.buildings ?? []) : [];
  const options = buildings.map(({ buildingId, name, placeName }) => ({
    value: String(buildingId),
    label: name.startsWith(placeName) ? name : `${placeName} ${name}`,
  }));
  // the building of a place that has come to another unit since
  const isGone = point?.buildingId !== null && !buildings.some(({ buildingId }) => buildingId === point?.buildingId);
  if (point && isGone && unitId === point.unitId)
    options.push({ value: String(point.buildingId), label: point.buildingName });
  const counts = buildings.find(({ buildingId }) => String(buildingId) === building.value);
  const lines = useLines([unitId], unitId > 0);
  return (
    <>
      {call.error && <CallFailed error={call.error} action="query" onRetry={() => void call.refetch()} />}
      {lines.error !== undefined && <CallFailed error={lines.error} action="query" onRetry={lines.reload} />}
      <Select
        {...building}
        options={options}
        placeholder={t('patrolPoints.outdoors')}
        disabled={unitId === 0}
        isClearable
        isOptional
      />
      <NumberField
        {...floor}
        {...(counts && { min: -counts.floorsBelow, max: counts.floorsAbove })}
        description={t('patrolPoints.floor.what')}
        digits={0}
        disabled={building.value === null && floor.value === null}
        isOptional
      />
      <Select
        {...line}
        options={lines.choices.map(({ value, label }) => ({ value: String(value), label }))}
        placeholder={t('patrolPoints.inLine.no')}
        description={t('patrolPoints.line.what')}
        disabled={unitId === 0}
        isClearable
        isOptional
      />
    </>
  );
}

/** The items of the chosen category, and those chosen before it was another. */
function Items() {
  const t = useWords(pointWords);
  const categories = useCategoryChoices();
  const category = useFormField('categoryId', { label: t('patrolPoints.category'), initial: noId });
  const field = useFormField('itemIds', { label: t('patrolPoints.items'), initial: noItems });
  const every = useEveryRow<InspectionItem>(useAllRows(inspectionCalls.items, everything), '', true);
  const options = (every.rows ?? [])
    .filter(({ itemId, categoryId }) => String(categoryId) === category.value || field.value.includes(String(itemId)))
    .map(({ itemId, content, requirement }) => ({ value: String(itemId), label: content, description: requirement }));
  return (
    <>
      {categories && <ChoiceField {...category} choices={categories} />}
      {every.error !== undefined && <CallFailed error={every.error} action="query" onRetry={every.reload} />}
      {every.rows && category.value !== null && options.length === 0 && (
        <Banner actions={<Link href={itemsOf(Number(category.value))}>{t('patrolPoints.toItems')}</Link>}>
          {t('patrolPoints.noItems')}
        </Banner>
      )}
      <MultiSelect
        {...field}
        options={options}
        description={t('patrolPoints.items.what', { max: pointItemCount.max })}
        disabled={category.value === null}
        isClearable
        required
      />
    </>
  );
}

function Fields({ point }: { readonly point: Point }) {
  const t = useWords(pointWords);
  const text = (name: 'name' | 'location') => ({ label: t(`patrolPoints.${name}`), initial: '' });
  return (
    <>
      <TextField {...useFormField('name', text('name'))} countMax={nameChars.max} autoComplete="off" required />
      <NodeField
        kind="unit"
        label={t('patrolPoints.unit')}
        known={point && { id: point.unitId, name: point.unitName }}
        required
      />
      <InUnit point={point} />
      <TextField
        {...useFormField('location', text('location'))}
        description={t('patrolPoints.location.what')}
        countMax={locationChars.max}
        autoComplete="off"
        required
      />
      <Items />
    </>
  );
}

const valuesOf = (point: Point, unitId: number | undefined) =>
  point
    ? {
        name: point.name,
        location: point.location,
        categoryId: String(point.categoryId),
        unitId: String(point.unitId),
        buildingId: point.buildingId === null ? null : String(point.buildingId),
        floor: point.floor,
        lineId: point.lineId === null ? null : String(point.lineId),
        itemIds: point.itemList.map(({ itemId }) => String(itemId)),
      }
    : { unitId: unitId === undefined ? null : String(unitId) };

export interface PointFormProps {
  /** The one that is changed; undefined: a new one. */
  readonly point: Point;
  /** Of a new one at first. */
  readonly unitId?: number | undefined;
  /** Reads the point again. */
  readonly onReload?: () => void;
  readonly onClose: () => void;
  readonly onSaved: () => void;
}

/** A point of patrols as it is added or changed. @spec INS-02 INS-03 */
export function PointForm({ point: newest, unitId, onReload, onClose, onSaved }: PointFormProps) {
  const t = useWords(pointWords, recordPageWords);
  const { row: point, begun } = useBegun(newest, onReload);
  const draft = useDraft<Entered>(pointDraft(point?.pointId));
  const submit = useFormSend<FormValue<typeof pointForm>, InspectionPointDetail>({
    send: ({ buildingId, floor, lineId, itemIds, ...value }, client) => {
      const sent = {
        ...value,
        itemIds: [...itemIds],
        ...(buildingId !== undefined && { buildingId }),
        ...(floor !== undefined && { floor }),
        ...(lineId !== undefined && { lineId }),
      };
      return point
        ? client.send(inspectionCalls.changePoint, { pointId: point.pointId, revision: point.revision, ...sent })
        : client.send(inspectionCalls.createPoint, sent);
    },
    saved: ({ name }) => t('record.saved', { name }),
    opens: ({ pointId, name }) => shownAt(pathTo('inspectionPoints'), pointId, name),
    draft,
    onSaved,
  });
  return (
    <FormDrawer
      title={point ? t('record.change', { name: point.name }) : t('patrolPoints.create')}
      submitLabel={t('record.save')}
      onClose={onClose}
      draft={draft}
      begun={begun}
      schema={pointForm}
      words={problemWords}
      defaultValues={valuesOf(point, unitId)}
      onSubmit={submit}
    >
      <Fields point={point} />
    </FormDrawer>
  );
}
