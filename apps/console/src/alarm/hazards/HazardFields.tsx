import type { Hazard, HazardMeasure } from '@fireline/api/alarm';
import {
  alarmHazardWords,
  alarmLevelNumbers,
  alarmWords,
  hazardPhotoBytesMax,
  hazardPhotosMax,
  nameChars,
  remarkChars,
} from '@fireline/domain/alarm';
import { DateField } from '@fireline/ui/DateField';
import { useFormField } from '@fireline/ui/Form';
import { ImagePicker } from '@fireline/ui/ImagePicker';
import { MultiSelect } from '@fireline/ui/MultiSelect';
import { Select } from '@fireline/ui/Select';
import { TextArea } from '@fireline/ui/TextArea';
import { TextField } from '@fireline/ui/TextField';
import { useWords } from '@fireline/ui/lib';
import { NodeField, type NodeFieldProps } from '../../lib/fields/NodeField.tsx';
import { Row } from './Hazard.styles.ts';
import { measureText } from './measureTexts.ts';
import { hazardWords } from './words.ts';

const noFiles: readonly File[] = [];
const noDay: string | null = null;
const noMeasures: readonly string[] = [];

/** Photos of a hazard as it was found, or as it was rectified. @spec ALM-13 SHL-26 */
export function HazardPhotos({ label }: { readonly label: string }) {
  const { name: _name, value, onChange, ...rest } = useFormField('photos', { label, initial: noFiles });
  return (
    <ImagePicker
      {...rest}
      value={value}
      onChange={onChange}
      countMax={hazardPhotosMax}
      bytesMax={hazardPhotoBytesMax}
      isOptional
    />
  );
}

export function RemarkField() {
  const t = useWords(hazardWords);
  const field = useFormField('remark', { label: t('hazards.remark'), initial: '' });
  return <TextArea {...field} countMax={remarkChars.max} isOptional />;
}

/** What the hazard has, called as it was given it, and what the catalogue offers to new ones. */
function Measures({ hazard, catalogue }: Pick<HazardFieldsProps, 'hazard' | 'catalogue'>) {
  const t = useWords(hazardWords, alarmHazardWords);
  const had = hazard?.measures ?? [];
  const others = catalogue.filter(
    ({ measureId, isEnabled }) => isEnabled && !had.some((one) => one.measureId === measureId),
  );
  const field = useFormField('measures', { label: t('hazards.measures'), initial: noMeasures });
  return (
    <MultiSelect
      {...field}
      options={[...had, ...others].map((one) => ({ value: String(one.measureId), label: measureText(one, t) }))}
      isClearable
      isOptional
    />
  );
}

function Level() {
  const t = useWords(hazardWords, alarmWords);
  const field = useFormField<string | null>('level', { label: t('hazards.level'), initial: '3' });
  const options = alarmLevelNumbers.map((level) => ({
    value: String(level),
    label: `${t('alarm.levelNumber', { 0: level })} ${t(`alarm.level.${level}`)}`,
  }));
  return <Select {...field} options={options} required />;
}

/** Another due day than the hazard has is said why. */
function DueReason() {
  const t = useWords(hazardWords);
  const field = useFormField('dueReason', { label: t('hazards.dueReason'), initial: '' });
  return <TextArea {...field} countMax={remarkChars.max} required />;
}

export interface HazardFieldsProps {
  /** The one that is changed; undefined: a new one. */
  readonly hazard: Hazard | undefined;
  readonly catalogue: readonly HazardMeasure[];
  readonly hasPlace: boolean;
  /** The place that it begins with. */
  readonly place?: NodeFieldProps['known'];
}

/** What ALM-13 asks of a hazard: what it is, where, who sees to it until when, and how. @spec ALM-13 */
export function HazardFields({ hazard, catalogue, hasPlace, place }: HazardFieldsProps) {
  const t = useWords(hazardWords);
  const text = (name: 'title' | 'description' | 'responsible') => ({ label: t(`hazards.${name}`), initial: '' });
  const dayOf = (name: 'foundDay' | 'dueDay') => ({ label: t(`hazards.${name}`), initial: noDay });
  const due = useFormField('dueDay', dayOf('dueDay'));
  return (
    <>
      <TextField {...useFormField('title', text('title'))} countMax={nameChars.max} required />
      {hasPlace && <NodeField kind="place" label={t('hazards.place')} known={place} required />}
      <Row>
        <Level />
        <TextField {...useFormField('responsible', text('responsible'))} countMax={nameChars.max} required />
      </Row>
      <Measures hazard={hazard} catalogue={catalogue} />
      <Row>
        <DateField {...useFormField('foundDay', dayOf('foundDay'))} required />
        <DateField {...due} required />
      </Row>
      {hazard && due.value !== null && due.value !== hazard.dueDay && <DueReason />}
      <TextArea {...useFormField('description', text('description'))} countMax={remarkChars.max} isOptional />
      <HazardPhotos label={t('hazards.photos')} />
    </>
  );
}
