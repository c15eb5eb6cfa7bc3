import {
  alarmHazardWords,
  alarmLevelNumbers,
  alarmWords,
  type HazardMeasureName,
  hazardMeasureNames,
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
import { NodeField } from '../../lib/fields/NodeField.tsx';
import { Row } from './Hazard.styles.ts';
import { hazardWords } from './words.ts';

const noFiles: readonly File[] = [];
const noDay: string | null = null;
const noMeasures: readonly HazardMeasureName[] = [];

/** Photos of a hazard as it was found, or as it was rectified. @spec ALM-13 SHL-26 */
export function HazardPhotos({ label }: { readonly label: string }) {
  const { name: _name, value, onChange, ...rest } = useFormField('photos', { label, initial: noFiles });
  return (
    <ImagePicker
      {...rest}
      images={value}
      onChange={({ images }) => onChange({ value: images })}
      countMax={hazardPhotosMax}
      bytesMax={hazardPhotoBytesMax}
      isOptional
    />
  );
}

export function RemarkField() {
  const t = useWords(hazardWords);
  const field = useFormField('remark', { label: t('hazards.remark'), initial: '' });
  return <TextArea {...field} maxCount={remarkChars.max} isOptional />;
}

function Measures() {
  const t = useWords(hazardWords, alarmHazardWords);
  const field = useFormField('measures', { label: t('hazards.measures'), initial: noMeasures });
  return (
    <MultiSelect<HazardMeasureName>
      {...field}
      options={hazardMeasureNames.map((value) => ({ value, label: t(`alarm.hazard.measure.${value}`) }))}
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

/** What ALM-13 asks of a hazard: what it is, where, who sees to it until when, and how. @spec ALM-13 */
export function HazardFields({ hasPlace }: { readonly hasPlace: boolean }) {
  const t = useWords(hazardWords);
  const text = (name: 'title' | 'description' | 'responsible') => ({ label: t(`hazards.${name}`), initial: '' });
  const dayOf = (name: 'foundDay' | 'dueDay') => ({ label: t(`hazards.${name}`), initial: noDay });
  return (
    <>
      <TextField {...useFormField('title', text('title'))} maxCount={nameChars.max} required />
      {hasPlace && <NodeField kind="place" label={t('hazards.place')} required />}
      <Row>
        <Level />
        <TextField {...useFormField('responsible', text('responsible'))} maxCount={nameChars.max} required />
      </Row>
      <Measures />
      <Row>
        <DateField {...useFormField('foundDay', dayOf('foundDay'))} required />
        <DateField {...useFormField('dueDay', dayOf('dueDay'))} required />
      </Row>
      <TextArea {...useFormField('description', text('description'))} maxCount={remarkChars.max} isOptional />
      <HazardPhotos label={t('hazards.photos')} />
    </>
  );
}
