import { inspectionCalls } from '@fireline/api/inspection';
import { industries, inspectionWords } from '@fireline/domain/inspection';
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
import { useOpenRow } from '../../lib/list/useOpenRow.ts';
import { idIn } from '../../lib/page/idIn.ts';
import { useMay } from '../../shell/useMay.ts';
import { type ItemAct, ItemDrawer } from './ItemDrawer.tsx';
import { itemDraft, ItemForm } from './ItemForm.tsx';
import { itemColumns } from './itemColumns.tsx';
import { MoveItems } from './MoveItems.tsx';
import { type Categories, useCategories } from './useCategories.ts';
import { catalogueWords } from './words.ts';

const hiddenByDefault = ['createdAt'];

function useItemList({ choices }: Categories) {
  const t = useWords(catalogueWords, inspectionWords);
  return useList(inspectionCalls.items, {
    filters: [
      { key: 'search', label: t('catalogue.item.search') },
      {
        key: 'industry',
        label: t('catalogue.industry'),
        any: t('catalogue.anyIndustry'),
        choices: industries.map((value) => ({ value, label: t(`inspection.industry.${value}`) })),
      },
      {
        key: 'categoryId',
        param: 'category',
        label: t('catalogue.item.category'),
        any: t('catalogue.item.anyCategory'),
        isList: true,
        choices,
        read: idIn,
      },
    ],
    sorts: ['content', 'category', 'createdAt', 'changedAt'],
    sort: 'category',
  });
}

/** What inspectors look at: made, changed, deleted, and brought to another category together. @spec INS-01 */
export function ItemListScreen() {
  const t = useWords(catalogueWords, inspectionWords, routeWords);
  const format = useFormat();
  const may = useMay();
  const categories = useCategories();
  const list = useItemList(categories);
  const columns = useMemo(() => itemColumns(t, format), [t, format]);
  const mayCreate = may(inspectionCalls.createItem);
  const isInterrupted = useInterrupted(itemDraft(undefined));
  const [doing, setDoing] = useState<ItemAct | 'create' | undefined>(mayCreate && isInterrupted ? 'create' : undefined);
  const [moving, setMoving] = useState<BulkContext>();
  const row = useOpenRow(list.url);
  const item = list.page.data?.rows.find(({ itemId }) => itemId === row.id);
  const close = (): void => setDoing(undefined);
  const reload = (): void => void list.page.refetch();
  const [onlyCategory, ...others] = list.query.categoryId ?? [];
  const create = mayCreate && (
    <Button icon={<Plus aria-hidden />} onClick={() => setDoing('create')}>
      {t('catalogue.item.create')}
    </Button>
  );
  return (
    <ListPage
      name="inspectionItems"
      hiddenByDefault={hiddenByDefault}
      title={t('shell.route.inspectionItems')}
      list={list}
      columns={columns}
      getRowId={({ itemId }) => itemId}
      rowName={({ content }) => content}
      selectFor={[inspectionCalls.moveItems]}
      renderBulkActions={(selected) => <Button onClick={() => setMoving(selected)}>{t('catalogue.item.move')}</Button>}
      empty={{
        title: t('catalogue.item.empty'),
        hint: t('catalogue.item.empty.hint'),
        ...(create ? { action: create } : {}),
      }}
      onOpen={({ itemId }) => row.open(itemId)}
      actions={create}
    >
      {item && !doing && <ItemDrawer item={item} onAct={setDoing} onClose={row.close} />}
      {(doing === 'create' || (item && doing === 'modify')) && (
        <ItemForm
          item={doing === 'create' ? undefined : item}
          categoryId={others.length === 0 ? onlyCategory : undefined}
          categories={categories}
          onReload={reload}
          onClose={close}
          onSaved={() => {
            close();
            reload();
          }}
        />
      )}
      {item && doing === 'delete' && (
        <ConfirmSend
          call={inspectionCalls.deleteItem}
          send={{ itemId: item.itemId, revision: item.revision }}
          outdates={[inspectionCalls.items]}
          action="delete"
          tone="danger"
          title={t('catalogue.delete.title', { name: item.content })}
          confirmLabel={t('catalogue.delete')}
          done={t('catalogue.deleted', { name: item.content })}
          onDone={row.close}
          onClose={close}
        >
          {t('catalogue.item.delete.what')}
        </ConfirmSend>
      )}
      {moving && (
        <MoveItems
          selected={moving}
          loadRows={list.loadRows}
          categories={categories}
          onClose={() => setMoving(undefined)}
          onDone={() => {
            moving.clear();
            reload();
          }}
        />
      )}
    </ListPage>
  );
}
