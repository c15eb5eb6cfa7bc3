import type { Building } from '@fireline/api/building';
import {
  type BuildingChoice,
  areaM2,
  bimLinkChars,
  buildingChoices,
  buildingImageBytesMax,
  buildingImagesMax,
  buildingNumberChars,
  buildingRemarkChars,
  buildingWords,
  evacuationDiagramsMax,
  exitPlansMax,
  floorsAbove,
  floorsUnder,
  heightM,
  requiredSelections,
  responsibleChars,
  waysOut,
} from '@fireline/domain/building';
import { type Wgs84, siteNameChars } from '@fireline/domain/site';
import { useFormField } from '@fireline/ui/Form';
import { ImagePicker } from '@fireline/ui/ImagePicker';
import { NumberField } from '@fireline/ui/NumberField';
import { Select } from '@fireline/ui/Select';
import { TextArea } from '@fireline/ui/TextArea';
import { TextField } from '@fireline/ui/TextField';
import { useWords } from '@fireline/ui/lib';
import { FieldRow } from './Building.styles.ts';
import { LocationField } from '../lib/fields/LocationField.tsx';
import { NodeField } from '../lib/fields/NodeField.tsx';
import type { BuildingNumber, ImageField } from './buildingFormSchema.ts';
import { buildingFormWords } from './words.ts';

const noNumber: number | null = null;
const noChoice: string | null = null;
const noFiles: readonly File[] = [];

const ranges: Readonly<Record<BuildingNumber, { readonly min: number; readonly max: number }>> = {
  heightM,
  areaM2,
  floorsAbove,
  floorsUnder,
  safetyExits: waysOut,
  fireElevators: waysOut,
  evacuationStairs: waysOut,
};
const units = { heightM: 'm', areaM2: 'm²' } as const;

function Figure({ name, required = false }: { readonly name: BuildingNumber; readonly required?: boolean }) {
  const t = useWords(buildingFormWords);
  const isMeasure = name === 'heightM' || name === 'areaM2';
  return (
    <NumberField
      {...useFormField(name, { label: t(`building.form.${name}`), initial: noNumber })}
      {...ranges[name]}
      digits={isMeasure ? 2 : 0}
      {...(isMeasure ? { unit: units[name] } : {})}
      {...(required ? { required } : { isOptional: true })}
    />
  );
}

function Choice({ name }: { readonly name: BuildingChoice }) {
  const t = useWords(buildingWords);
  const { name: _name, ...field } = useFormField(name, { label: t(`building.${name}`), initial: noChoice });
  const choices: readonly string[] = buildingChoices[name];
  return (
    <Select
      {...field}
      options={choices.map((value) => ({
        value,
        // the words of a building name every choice of every selection
        label: t(`building.choice.${name}.${value}` as keyof typeof buildingWords),
      }))}
      required
    />
  );
}

function Pictures({ name, countMax }: { readonly name: ImageField; readonly countMax: number }) {
  const t = useWords(buildingFormWords);
  const {
    name: _name,
    value,
    onChange,
    ...field
  } = useFormField(name, {
    label: t(`building.form.${name}`),
    initial: noFiles,
  });
  return (
    <ImagePicker
      {...field}
      value={value}
      onChange={onChange}
      countMax={countMax}
      bytesMax={buildingImageBytesMax}
      isOptional
    />
  );
}

export interface BuildingFieldsProps {
  readonly building: Building | undefined;
  readonly near: Wgs84 | undefined;
}

/** What BLD-01 asks of a building, in the order people know it, then where it stands and its pictures. @spec BLD-01 BLD-02 BLD-03 */
export function BuildingFields({ building, near }: BuildingFieldsProps) {
  const t = useWords(buildingFormWords);
  const text = (name: 'name' | 'number' | 'responsible' | 'phone' | 'bimLink' | 'remarks') => ({
    label: t(`building.form.${name}`),
    initial: '',
  });
  return (
    <>
      <FieldRow>
        <TextField {...useFormField('name', text('name'))} countMax={siteNameChars.max} required />
        <TextField {...useFormField('number', text('number'))} countMax={buildingNumberChars.max} required />
      </FieldRow>
      {!building && <NodeField kind="place" required />}
      <FieldRow>
        {requiredSelections.map((name) => (
          <Choice key={name} name={name} />
        ))}
      </FieldRow>
      <FieldRow>
        <Figure name="floorsAbove" required />
        <Figure name="floorsUnder" required />
        <Figure name="heightM" />
        <Figure name="areaM2" />
      </FieldRow>
      <FieldRow>
        <Figure name="safetyExits" />
        <Figure name="fireElevators" />
        <Figure name="evacuationStairs" />
      </FieldRow>
      <FieldRow>
        <TextField {...useFormField('responsible', text('responsible'))} countMax={responsibleChars.max} isOptional />
        <TextField {...useFormField('phone', text('phone'))} type="tel" isOptional />
      </FieldRow>
      <TextField {...useFormField('bimLink', text('bimLink'))} type="url" countMax={bimLinkChars.max} isOptional />
      <TextArea {...useFormField('remarks', text('remarks'))} countMax={buildingRemarkChars.max} isOptional />
      <LocationField near={near} isOptional />
      <Pictures name="images" countMax={buildingImagesMax} />
      <Pictures name="evacuationDiagrams" countMax={evacuationDiagramsMax} />
      <Pictures name="exitPlans" countMax={exitPlansMax} />
    </>
  );
}
