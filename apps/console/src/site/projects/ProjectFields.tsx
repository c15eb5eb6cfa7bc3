import type { Project } from '@fireline/api/site';
import {
  addressChars,
  installPhotoBytesMax,
  installPhotosMax,
  maintTextChars,
  projectRemarkChars,
  siteNameChars,
} from '@fireline/domain/site';
import { DateField } from '@fireline/ui/DateField';
import { useFormField } from '@fireline/ui/Form';
import { ImagePicker } from '@fireline/ui/ImagePicker';
import { TextArea } from '@fireline/ui/TextArea';
import { TextField } from '@fireline/ui/TextField';
import { useWords } from '@fireline/ui/lib';
import { NodeField } from '../../lib/fields/NodeField.tsx';
import { FieldRow } from './Project.styles.ts';
import { projectWords } from './words.ts';

const noFiles: readonly File[] = [];
const noDay: string | null = null;

function Photos() {
  const t = useWords(projectWords);
  const field = useFormField('photos', { label: t('projects.photos'), initial: noFiles });
  const { name: _name, value, onChange, ...rest } = field;
  return (
    <ImagePicker
      {...rest}
      value={value}
      onChange={onChange}
      countMax={installPhotosMax}
      bytesMax={installPhotoBytesMax}
      isOptional
    />
  );
}

/** What SIT-08 asks of a project: for whom, from when until when, whom to call, and what it looks like. @spec SIT-08 SHL-28 */
export function ProjectFields({ project }: { readonly project: Project | undefined }) {
  const t = useWords(projectWords);
  const text = (name: 'name' | 'contact' | 'phone' | 'address' | 'remarks') => ({
    label: t(`projects.${name}`),
    initial: '',
  });
  const dayOf = (name: 'start' | 'end') => ({ label: t(`projects.${name}`), initial: noDay });
  const partner = project && { id: project.partnerId, name: project.partnerName };
  const unit = project?.unitId ? { id: project.unitId, name: project.unitName } : undefined;
  return (
    <>
      <TextField {...useFormField('name', text('name'))} countMax={siteNameChars.max} required />
      <NodeField kind="partner" known={partner} required />
      <NodeField kind="unit" label={t('projects.unit')} description={t('projects.unit.what')} known={unit} />
      <FieldRow>
        <DateField {...useFormField('start', dayOf('start'))} required />
        <DateField {...useFormField('end', dayOf('end'))} required />
      </FieldRow>
      <FieldRow>
        <TextField {...useFormField('contact', text('contact'))} countMax={maintTextChars.max} isOptional />
        <TextField {...useFormField('phone', text('phone'))} type="tel" isOptional />
      </FieldRow>
      <TextField {...useFormField('address', text('address'))} countMax={addressChars.max} isOptional />
      <TextArea {...useFormField('remarks', text('remarks'))} countMax={projectRemarkChars.max} isOptional />
      <Photos />
    </>
  );
}
