import { type Org, orgCalls } from '@fireline/api/org';
import {
  adminCenterChars,
  isAtLeastAsWide,
  orgForm,
  type OrgLevel,
  orgLevels,
  orgNameChars,
  orgRangeChars,
  orgWords,
} from '@fireline/domain/org';
import { useFormField } from '@fireline/ui/Form';
import { Select } from '@fireline/ui/Select';
import { TextArea } from '@fireline/ui/TextArea';
import { TextField } from '@fireline/ui/TextField';
import { useWords } from '@fireline/ui/lib';
import type { Entered } from '../lib/form/DraftForm.tsx';
import { FormDrawer } from '../lib/form/FormDrawer.tsx';
import { useBegun } from '../lib/form/useBegun.ts';
import { useDraft } from '../lib/form/useDraft.ts';
import { type FormValue, useFormSend } from '../lib/form/useFormSend.ts';
import { useUndo } from '../lib/form/useUndo.ts';
import { orgScreenWords } from './words.ts';

const problemWords = [orgWords];

/** The levels that may hang under one. */
export const levelsUnder = (level: OrgLevel): readonly OrgLevel[] =>
  orgLevels.filter((one) => !isAtLeastAsWide(one, level));

function Fields({ levels }: { readonly levels: readonly OrgLevel[] }) {
  const t = useWords(orgScreenWords, orgWords);
  const { name: _name, ...level } = useFormField<string | null>('orgLevel', {
    label: t('orgs.level'),
    initial: levels[0] ?? null,
  });
  const isKept = levels.length === 1;
  return (
    <>
      <TextField
        {...useFormField('orgName', { label: t('orgs.name'), initial: '' })}
        countMax={orgNameChars.max}
        required
      />
      <Select
        {...level}
        required
        disabled={isKept}
        {...(isKept && { description: t('orgs.level.kept') })}
        options={levels.map((value) => ({ value, label: t(`org.level.${value}`) }))}
      />
      <TextField
        {...useFormField('adminCenter', { label: t('orgs.adminCenter'), initial: '' })}
        countMax={adminCenterChars.max}
        isOptional
      />
      <TextArea
        {...useFormField('orgRange', { label: t('orgs.orgRange'), initial: '' })}
        countMax={orgRangeChars.max}
        isOptional
      />
    </>
  );
}

export interface OrgFormProps {
  /** The one that is changed, or under which one is created. */
  readonly org: Org;
  readonly isNew: boolean;
  /** Reads the organisation again. */
  readonly onReload: () => void;
  readonly onClose: () => void;
  readonly onSaved: (org: Org) => void;
}

/** An organisation as it is created under another, or changed; a change can be taken back. @spec ORG-01 ORG-02 */
export function OrgForm({ org: newest, isNew, onReload, onClose, onSaved }: OrgFormProps) {
  const t = useWords(orgScreenWords);
  const { row: org, begun } = useBegun(newest, onReload);
  const { orgId, orgName, orgLevel, adminCenter, orgRange, revision } = org;
  const draft = useDraft<Entered>(`org.${isNew ? 'under' : 'change'}.${orgId}`);
  const undo = useUndo(() => onSaved(org));
  const submit = useFormSend<FormValue<typeof orgForm>, Org>({
    send: ({ parentId: _parent, orgLevel: level, ...facts }, client) =>
      isNew
        ? client.send(orgCalls.create, { ...facts, orgLevel: level, parentId: orgId })
        : client.send(orgCalls.change, { ...facts, orgId, revision }),
    saved: (saved) => t('orgs.saved', { name: saved.orgName }),
    ...(!isNew && {
      offers: (saved: Org) =>
        undo(orgCalls.change, { orgId, revision: saved.revision, orgName, adminCenter, orgRange }),
    }),
    draft,
    onSaved,
  });
  return (
    <FormDrawer
      title={t(isNew ? 'orgs.create.title' : 'orgs.change.title', { name: orgName })}
      submitLabel={t('orgs.save')}
      onClose={onClose}
      draft={draft}
      begun={begun}
      schema={orgForm}
      words={problemWords}
      defaultValues={isNew ? {} : { orgName, orgLevel, adminCenter, orgRange }}
      onSubmit={submit}
    >
      <Fields levels={isNew ? levelsUnder(orgLevel) : [orgLevel]} />
    </FormDrawer>
  );
}
