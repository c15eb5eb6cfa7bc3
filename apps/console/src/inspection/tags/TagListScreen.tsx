import { inspectionCalls } from '@fireline/api/inspection';
import { inspectionWords, tagTypes } from '@fireline/domain/inspection';
import { routeWords } from '@fireline/domain/shell';
import { Button } from '@fireline/ui/Button';
import type { BulkContext } from '@fireline/ui/DataTable';
import { useFormat, useWords } from '@fireline/ui/lib';
import { Plus } from 'lucide-react';
import { useMemo, useState } from 'react';
import { ConfirmSend } from '../../lib/form/ConfirmSend.tsx';
import { useInterrupted } from '../../lib/form/useDraft.ts';
import { ListPage } from '../../lib/list/ListPage.tsx';
import { useList } from '../../lib/list/useList.ts';
import { useNodeFilter } from '../../lib/list/useNodeFilter.ts';
import { useOpenRow } from '../../lib/list/useOpenRow.ts';
import { recordPageWords } from '../../lib/record/words.ts';
import { useMay } from '../../lib/session/useMay.ts';
import { BindTags } from './BindTags.tsx';
import { type TagAct, TagDrawer } from './TagDrawer.tsx';
import { tagDraft, TagForm } from './TagForm.tsx';
import { tagColumns } from './tagColumns.tsx';
import { tagWords } from './words.ts';

/** On a phone. */
const card = { marks: [], facts: ['type', 'point', 'unit', 'boundAt'] };
const hiddenByDefault = ['changedBy', 'changedAt'];

function useTagList() {
  const t = useWords(tagWords, inspectionWords);
  return useList(inspectionCalls.tags, {
    filters: [
      { key: 'search', label: t('tags.search') },
      {
        key: 'type',
        label: t('tags.type'),
        any: t('tags.anyType'),
        choices: tagTypes.map((value) => ({ value, label: t(`inspection.tag.type.${value}`) })),
      },
      {
        key: 'bound',
        label: t('tags.bound'),
        any: t('tags.anyBound'),
        choices: (['yes', 'no'] as const).map((value) => ({ value, label: t(`tags.bound.${value}`) })),
      },
      {
        key: 'unitId',
        param: 'unit',
        label: t('tags.unit'),
        any: t('tags.anyUnit'),
        isList: true,
        ...useNodeFilter('unit'),
      },
    ],
    sorts: ['serial', 'point', 'unit', 'boundAt', 'changedAt'],
    sort: 'serial',
  });
}

/** What inspectors hold the phone to: made, bound and unbound together, deleted. @spec INS-02 */
export function TagListScreen() {
  const t = useWords(tagWords, inspectionWords, recordPageWords, routeWords);
  const format = useFormat();
  const list = useTagList();
  const columns = useMemo(() => tagColumns(t, format), [t, format]);
  const mayCreate = useMay()(inspectionCalls.createTag);
  const isInterrupted = useInterrupted(tagDraft(undefined));
  const [doing, setDoing] = useState<TagAct | 'create' | undefined>(mayCreate && isInterrupted ? 'create' : undefined);
  const [binding, setBinding] = useState<BulkContext>();
  const row = useOpenRow(list.url);
  const tag = list.page.data?.rows.find(({ tagId }) => tagId === row.id);
  const close = (): void => setDoing(undefined);
  const reload = (): void => void list.page.refetch();
  const saved = (): void => {
    close();
    reload();
  };
  const create = mayCreate && (
    <Button variant="primary" icon={<Plus aria-hidden />} onClick={() => setDoing('create')}>
      {t('tags.create')}
    </Button>
  );
  return (
    <ListPage
      name="inspectionTags"
      card={card}
      title={t('shell.route.inspectionTags')}
      hiddenByDefault={hiddenByDefault}
      list={list}
      columns={columns}
      getRowId={({ tagId }) => tagId}
      rowName={({ serial }) => serial}
      selectFor={[inspectionCalls.bindTags]}
      renderBulkActions={(selected) => <Button onClick={() => setBinding(selected)}>{t('tags.bind')}</Button>}
      empty={{ title: t('tags.empty'), hint: t('tags.empty.hint'), ...(create ? { action: create } : {}) }}
      onOpen={({ tagId }) => row.open(tagId)}
      actions={create}
    >
      {tag && !doing && <TagDrawer tag={tag} onAct={setDoing} onClose={row.close} />}
      {doing === 'create' && (
        <TagForm tag={undefined} unitId={list.query.unitId?.[0]} onClose={close} onSaved={saved} />
      )}
      {tag && doing === 'modify' && <TagForm tag={tag} onReload={reload} onClose={close} onSaved={saved} />}
      {tag && doing === 'delete' && (
        <ConfirmSend
          call={inspectionCalls.deleteTag}
          send={{ tagId: tag.tagId, revision: tag.revision }}
          outdates={[inspectionCalls.tags]}
          action="delete"
          tone="danger"
          title={t('record.delete.title', { name: tag.serial })}
          confirmLabel={t('record.delete')}
          done={t('record.deleted', { name: tag.serial })}
          onDone={row.close}
          onClose={close}
        >
          {t('tags.delete.what')}
        </ConfirmSend>
      )}
      {binding && (
        <BindTags
          selected={binding}
          loadRows={list.loadRows}
          onClose={() => setBinding(undefined)}
          onDone={() => {
            binding.clear();
            reload();
          }}
        />
      )}
    </ListPage>
  );
}
