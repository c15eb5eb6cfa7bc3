import { inspectionCalls } from '@fireline/api/inspection';
import { industries, inspectionWords } from '@fireline/domain/inspection';
import { routeWords } from '@fireline/domain/shell';
import { Button } from '@fireline/ui/Button';
import { useFormat, useWords } from '@fireline/ui/lib';
import { Plus } from 'lucide-react';
import { useMemo, useState } from 'react';
import { ConfirmSend } from '../../lib/form/ConfirmSend.tsx';
import { useInterrupted } from '../../lib/form/useDraft.ts';
import { ListPage } from '../../lib/list/ListPage.tsx';
import { useList } from '../../lib/list/useList.ts';
import { useOpenRow } from '../../lib/list/useOpenRow.ts';
import { useMay } from '../../shell/useMay.ts';
import { type CategoryAct, CategoryDrawer } from './CategoryDrawer.tsx';
import { categoryColumns } from './categoryColumns.tsx';
import { categoryDraft, CategoryForm } from './CategoryForm.tsx';
import { catalogueWords } from './words.ts';

function useCategoryList() {
  const t = useWords(catalogueWords, inspectionWords);
  return useList(inspectionCalls.categories, {
    filters: [
      { key: 'search', label: t('catalogue.category.search') },
      {
        key: 'industry',
        label: t('catalogue.industry'),
        any: t('catalogue.anyIndustry'),
        choices: industries.map((value) => ({ value, label: t(`inspection.industry.${value}`) })),
      },
    ],
    sorts: ['name', 'items', 'createdAt'],
    sort: 'name',
  });
}

/** The categories of patrols: made, changed, and deleted while they are empty. @spec INS-01 */
export function CategoryListScreen() {
  const t = useWords(catalogueWords, inspectionWords, routeWords);
  const format = useFormat();
  const may = useMay();
  const list = useCategoryList();
  const mayShow = may(inspectionCalls.items);
  const columns = useMemo(() => categoryColumns(t, format, mayShow), [t, format, mayShow]);
  const mayCreate = may(inspectionCalls.createCategory);
  const isInterrupted = useInterrupted(categoryDraft(undefined));
  const [doing, setDoing] = useState<CategoryAct | 'create' | undefined>(
    mayCreate && isInterrupted ? 'create' : undefined,
  );
  const row = useOpenRow(list.url);
  const category = list.page.data?.rows.find(({ categoryId }) => categoryId === row.id);
  const close = (): void => setDoing(undefined);
  const reload = (): void => void list.page.refetch();
  const create = mayCreate && (
    <Button icon={<Plus aria-hidden />} onClick={() => setDoing('create')}>
      {t('catalogue.category.create')}
    </Button>
  );
  return (
    <ListPage
      name="inspectionCategories"
      title={t('shell.route.inspectionCategories')}
      list={list}
      columns={columns}
      getRowId={({ categoryId }) => categoryId}
      rowName={({ name }) => name}
      empty={{
        title: t('catalogue.category.empty'),
        hint: t('catalogue.category.empty.hint'),
        ...(create ? { action: create } : {}),
      }}
      onOpen={({ categoryId }) => row.open(categoryId)}
      actions={create}
    >
      {category && !doing && <CategoryDrawer category={category} onAct={setDoing} onClose={row.close} />}
      {(doing === 'create' || (category && doing === 'modify')) && (
        <CategoryForm
          category={doing === 'create' ? undefined : category}
          industry={list.query.industry ?? industries[0]}
          onReload={reload}
          onClose={close}
          onSaved={() => {
            close();
            reload();
          }}
        />
      )}
      {category && doing === 'delete' && (
        <ConfirmSend
          call={inspectionCalls.deleteCategory}
          send={{ categoryId: category.categoryId, revision: category.revision }}
          outdates={[inspectionCalls.categories]}
          action="delete"
          tone="danger"
          title={t('catalogue.delete.title', { name: category.name })}
          confirmLabel={t('catalogue.delete')}
          done={t('catalogue.deleted', { name: category.name })}
          onDone={row.close}
          onClose={close}
        >
          {t('catalogue.category.delete.what')}
        </ConfirmSend>
      )}
    </ListPage>
  );
}
