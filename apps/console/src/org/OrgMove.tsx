import { type Org, orgCalls } from '@fireline/api/org';
import { useApi } from '@fireline/api/react';
import { orgMoveForm, orgWords } from '@fireline/domain/org';
import { Banner } from '@fireline/ui/Banner';
import { useFormField } from '@fireline/ui/Form';
import { TreeSelect, type TreeSelectProps } from '@fireline/ui/TreeSelect';
import { useWords } from '@fireline/ui/lib';
import type { Entered } from '../lib/form/DraftForm.tsx';
import { FormDrawer } from '../lib/form/FormDrawer.tsx';
import { useBegun } from '../lib/form/useBegun.ts';
import { useDraft } from '../lib/form/useDraft.ts';
import { type FormValue, useFormSend } from '../lib/form/useFormSend.ts';
import { useUndo } from '../lib/form/useUndo.ts';
import { orgScreenWords } from './words.ts';

const problemWords = [orgWords];
const nowhere: string | null = null;

/** The organisation under which it is to hang; itself, with all under it, cannot be chosen. */
function ParentField({ orgId }: { readonly orgId: string }) {
  const t = useWords(orgScreenWords);
  const { client } = useApi();
  const { value, onChange, ...field } = useFormField('parentId', { label: t('orgs.move.to'), initial: nowhere });
  const load: TreeSelectProps['load'] = async ({ node, signal }) => {
    const { rows } = await client.send(orgCalls.children, node ? { parentId: node.id } : {}, { signal });
    return rows.map((row) => ({
      id: row.orgId,
      label: row.orgName,
      hasChildren: row.childCount > 0 && row.orgId !== orgId,
      disabled: row.orgId === orgId,
    }));
  };
  const find: TreeSelectProps['find'] = async ({ text, signal }) =>
    (await client.send(orgCalls.search, { search: text }, { signal })).ways;
  return (
    <TreeSelect
      {...field}
      load={load}
      find={find}
      value={value === null ? [] : [value]}
      onChange={(change) => onChange({ value: change.value[0] ?? null })}
      required
    />
  );
}

export interface OrgMoveProps {
  readonly org: Org;
  /** Reads the organisation again. */
  readonly onReload: () => void;
  readonly onClose: () => void;
  readonly onMoved: (org: Org) => void;
}

/** Says what goes along, and hangs an organisation under another; it can be taken back. @spec ORG-02 */
export function OrgMove({ org: newest, onReload, onClose, onMoved }: OrgMoveProps) {
  const t = useWords(orgScreenWords);
  const { row: org, begun } = useBegun(newest, onReload);
  const { orgId, orgName, revision, whole } = org;
  const draft = useDraft<Entered>(`org.move.${orgId}`);
  const undo = useUndo(() => onMoved(org));
  const submit = useFormSend<FormValue<typeof orgMoveForm>, Org>({
    send: ({ parentId }, client) => client.send(orgCalls.move, { orgId, revision, parentId }),
    saved: () => t('orgs.moved', { name: orgName }),
    offers: (moved) => undo(orgCalls.move, { orgId, revision: moved.revision, parentId: org.parentId ?? '' }),
    draft,
    onSaved: onMoved,
  });
  return (
    <FormDrawer
      title={t('orgs.move.title', { name: orgName })}
      submitLabel={t('orgs.move')}
      onClose={onClose}
      draft={draft}
      begun={begun}
      schema={orgMoveForm}
      words={problemWords}
      onSubmit={submit}
    >
      <Banner tone="attention">{t('orgs.move.what', whole)}</Banner>
      <ParentField orgId={orgId} />
    </FormDrawer>
  );
}
