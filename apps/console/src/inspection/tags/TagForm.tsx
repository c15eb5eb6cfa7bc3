import { type InspectionTag, inspectionCalls } from '@fireline/api/inspection';
import { inspectionRefusalWords, inspectionWords, tagForm, type TagType, tagTypes } from '@fireline/domain/inspection';
import { pathTo } from '@fireline/domain/shell';
import { siteWords } from '@fireline/domain/site';
import { useFormField } from '@fireline/ui/Form';
import { RadioGroup } from '@fireline/ui/RadioGroup';
import { Select } from '@fireline/ui/Select';
import { TextField } from '@fireline/ui/TextField';
import { useWords } from '@fireline/ui/lib';
import { NodeField } from '../../lib/fields/NodeField.tsx';
import type { Entered } from '../../lib/form/DraftForm.tsx';
import { FormDrawer } from '../../lib/form/FormDrawer.tsx';
import { useBegun } from '../../lib/form/useBegun.ts';
import { useDraft } from '../../lib/form/useDraft.ts';
import { type FormValue, shownAt, useFormSend } from '../../lib/form/useFormSend.ts';
import { recordPageWords } from '../../lib/record/words.ts';
import { NfcSerial } from './NfcSerial.tsx';
import { usePointChoices } from './usePointChoices.ts';
import { tagWords } from './words.ts';

/** The draft of a tag is kept under this name. */
export const tagDraft = (tagId: number | undefined): string => `inspectionTag.${tagId ?? 'new'}`;

const problemWords = [inspectionWords, inspectionRefusalWords, siteWords];
const noText: string | null = null;

function Fields({ tag }: { readonly tag: InspectionTag | undefined }) {
  const t = useWords(tagWords, inspectionWords);
  const type = useFormField<TagType | null>('type', { label: t('tags.type'), initial: 'qrCode' });
  const serial = useFormField('serialNumber', { label: t('tags.serialNumber'), initial: '' });
  const device = useFormField('deviceSerialNumber', { label: t('tags.deviceSerialNumber'), initial: '' });
  const point = useFormField('pointId', { label: t('tags.point'), initial: noText });
  const { value: unitId } = useFormField('unitId', { label: t('tags.unit'), initial: noText });
  const { choices } = usePointChoices(unitId === null ? undefined : Number(unitId));
  return (
    <>
      <RadioGroup
        {...type}
        options={tagTypes.map((value) => ({ value, label: t(`inspection.tag.type.${value}`) }))}
        orientation="horizontal"
      />
      {type.value === 'device' ? (
        <TextField {...device} autoComplete="off" required />
      ) : (
        <TextField {...serial} autoComplete="off" required />
      )}
      {type.value === 'nfc' && <NfcSerial onRead={(value) => serial.onChange({ value })} />}
      <NodeField kind="unit" label={t('tags.unit')} known={tag && { id: tag.unitId, name: tag.unitName }} required />
      <Select
        {...point}
        options={choices}
        {...(unitId === null && { description: t('tags.unitFirst') })}
        disabled={unitId === null}
        isClearable
        isOptional
      />
    </>
  );
}

export interface TagFormProps {
  /** The one that is changed; undefined: a new one. */
  readonly tag: InspectionTag | undefined;
  /** Of a new one at first. */
  readonly unitId?: number | undefined;
  readonly onReload?: () => void;
  readonly onClose: () => void;
  readonly onSaved: () => void;
}

/** A tag as it is put on record or changed. @spec INS-02 */
export function TagForm({ tag: newest, unitId, onReload, onClose, onSaved }: TagFormProps) {
  const t = useWords(tagWords, recordPageWords);
  const { row: tag, begun } = useBegun(newest, onReload);
  const draft = useDraft<Entered>(tagDraft(tag?.tagId));
  const submit = useFormSend<FormValue<typeof tagForm>, InspectionTag>({
    send: ({ type, unitId: of, pointId, serialNumber, deviceSerialNumber }, client) => {
      const serials = type === 'device' ? { deviceSerialNumber } : { serialNumber };
      const entries = Object.entries({ ...serials, pointId }).filter(([, one]) => one !== undefined);
      const sent = {
        type,
        unitId: of,
        ...(Object.fromEntries(entries) as { serialNumber?: string; pointId?: number }),
      };
      return tag
        ? client.send(inspectionCalls.changeTag, { tagId: tag.tagId, revision: tag.revision, ...sent })
        : client.send(inspectionCalls.createTag, sent);
    },
    saved: ({ serial }) => t('record.saved', { name: serial }),
    opens: ({ tagId, serial }) => shownAt(pathTo('inspectionTags'), tagId, serial),
    draft,
    onSaved,
  });
  const first = unitId === undefined ? null : String(unitId);
  return (
    <FormDrawer
      title={tag ? t('record.change', { name: tag.serial }) : t('tags.create')}
      submitLabel={t('record.save')}
      onClose={onClose}
      draft={draft}
      begun={begun}
      schema={tagForm}
      words={problemWords}
      defaultValues={
        tag
          ? {
              type: tag.type,
              serialNumber: tag.type === 'device' ? '' : tag.serial,
              deviceSerialNumber: tag.type === 'device' ? tag.serial : '',
              unitId: String(tag.unitId),
              pointId: tag.pointId === null ? null : String(tag.pointId),
            }
          : { type: 'qrCode', unitId: first }
      }
      onSubmit={submit}
    >
      <Fields tag={tag} />
    </FormDrawer>
  );
}
