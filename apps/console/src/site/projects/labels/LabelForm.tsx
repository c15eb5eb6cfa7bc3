import { type ProjectLabel, siteCalls } from '@fireline/api/site';
import {
  labelColours,
  labelShapes,
  projectLabelChars,
  projectLabelForm,
  siteFormWords,
  siteWords,
} from '@fireline/domain/site';
import { pathTo } from '@fireline/domain/shell';
import { useFormField } from '@fireline/ui/Form';
import { RadioGroup } from '@fireline/ui/RadioGroup';
import { TextField } from '@fireline/ui/TextField';
import { useWords } from '@fireline/ui/lib';
import type { Entered } from '../../../lib/form/DraftForm.tsx';
import { FormDrawer } from '../../../lib/form/FormDrawer.tsx';
import { useBegun } from '../../../lib/form/useBegun.ts';
import { useDraft } from '../../../lib/form/useDraft.ts';
import { type FormValue, shownAt, useFormSend } from '../../../lib/form/useFormSend.ts';
import { labelMarks, labelTokens, Mark } from './Label.styles.ts';
import { labelWords } from './words.ts';

/** The draft of a label is kept under this name. */
export const labelDraft = (projectId: number, labelId: number | undefined): string =>
  `projectLabel.${projectId}.${labelId ?? 'new'}`;

const problemWords = [siteWords, siteFormWords];
const usual = { name: '', colour: labelColours[0], shape: labelShapes[0] };

function LabelFields() {
  const t = useWords(labelWords, siteFormWords);
  const name = useFormField('name', { label: t('labels.name'), initial: '' });
  const colour = useFormField<string | null>('colour', { label: t('labels.colour'), initial: usual.colour });
  const shape = useFormField<string | null>('shape', { label: t('labels.shape'), initial: usual.shape });
  return (
    <>
      <TextField
        {...name}
        description={t('labels.nameWhat')}
        countMax={projectLabelChars.max}
        autoComplete="off"
        required
      />
      <RadioGroup
        {...colour}
        orientation="horizontal"
        options={labelColours.map((value) => ({
          value,
          label: (
            <>
              <Mark aria-hidden style={{ '--fl-label-colour': labelTokens[value] }}>
                ●
              </Mark>
              {t(`site.project.label.colour.${value}`)}
            </>
          ),
        }))}
      />
      <RadioGroup
        {...shape}
        orientation="horizontal"
        options={labelShapes.map((value) => ({
          value,
          label: `${labelMarks[value]} ${t(`site.project.label.shape.${value}`)}`,
        }))}
      />
    </>
  );
}

export interface LabelFormProps {
  readonly projectId: number;
  /** The one that is changed; undefined: a new one. */
  readonly label: ProjectLabel | undefined;
  /** Reads the label again. */
  readonly onReload?: () => void;
  readonly onClose: () => void;
  readonly onSaved: () => void;
}

/** A label as it is added or changed. @spec SIT-08 */
export function LabelForm({ projectId, label: newest, onReload, onClose, onSaved }: LabelFormProps) {
  const t = useWords(labelWords);
  const { row: label, begun } = useBegun(newest, onReload);
  const draft = useDraft<Entered>(labelDraft(projectId, label?.labelId));
  const submit = useFormSend<FormValue<typeof projectLabelForm>, ProjectLabel>({
    send: (value, client) =>
      label
        ? client.send(siteCalls.changeProjectLabel, {
            projectId,
            labelId: label.labelId,
            revision: label.revision,
            ...value,
          })
        : client.send(siteCalls.createProjectLabel, { projectId, ...value }),
    saved: ({ name }) => t('labels.saved', { name }),
    opens: ({ labelId, name }) => shownAt(pathTo('projectLabels', { projectId }), labelId, name),
    draft,
    onSaved,
  });
  return (
    <FormDrawer
      title={label ? t('labels.change', { name: label.name }) : t('labels.create')}
      submitLabel={t('labels.save')}
      onClose={onClose}
      draft={draft}
      begun={begun}
      schema={projectLabelForm}
      words={problemWords}
      defaultValues={label ? { name: label.name, colour: label.colour, shape: label.shape } : usual}
      onSubmit={submit}
    >
      <LabelFields />
    </FormDrawer>
  );
}
