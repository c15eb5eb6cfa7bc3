import { siteCalls } from '@fireline/api/site';
import { routeWords } from '@fireline/domain/shell';
import { Button } from '@fireline/ui/Button';
import { useFormat, useWords } from '@fireline/ui/lib';
import { Plus } from 'lucide-react';
import { useMemo, useState } from 'react';
import { ConfirmSend } from '../../lib/form/ConfirmSend.tsx';
import { useInterrupted } from '../../lib/form/useDraft.ts';
import { ListPage } from '../../lib/list/ListPage.tsx';
import { useList } from '../../lib/list/useList.ts';
import { useNodeFilter } from '../../lib/list/useNodeFilter.ts';
import { useOpenRow } from '../../lib/list/useOpenRow.ts';
import { useMay } from '../../lib/session/useMay.ts';
import { WholeRecord } from '../../lib/personal/WholeRecord.tsx';
import { MaintDrawer } from './MaintDrawer.tsx';
import { MaintForm, maintDraft } from './MaintForm.tsx';
import { maintColumns } from './maintColumns.tsx';
import { maintWords } from './words.ts';

const hiddenByDefault = ['users', 'systemTitle', 'address'];

function useMaints() {
  const t = useWords(maintWords);
  return useList(siteCalls.maints, {
    filters: [
      { key: 'search', label: t('maints.search') },
      {
        key: 'partnerId',
        param: 'partner',
        label: t('maints.partner'),
        any: t('maints.anyPartner'),
        isList: true,
        ...useNodeFilter('partner'),
      },
    ],
    sorts: ['name', 'places', 'devices', 'users', 'openOrders', 'overdueHazards', 'offline'],
    sort: '-overdueHazards',
  });
}

/** The maintenance companies that keep places of the reader's scope. @spec SIT-07 SHL-08 */
export function MaintListScreen() {
  const t = useWords(maintWords, routeWords);
  const format = useFormat();
  const list = useMaints();
  const mayCreate = useMay()(siteCalls.createMaint);
  const isInterrupted = useInterrupted(maintDraft(undefined));
  const [written, setWritten] = useState<'new' | 'open' | undefined>(mayCreate && isInterrupted ? 'new' : undefined);
  const [isDeleting, setDeleting] = useState(false);
  const row = useOpenRow(list.url);
  const maint = list.page.data?.rows.find(({ maintId }) => maintId === row.id);
  const columns = useMemo(() => maintColumns(t, format), [t, format]);
  const create = mayCreate && (
    <Button icon={<Plus aria-hidden />} onClick={() => setWritten('new')}>
      {t('maints.create')}
    </Button>
  );
  const form = {
    onClose: () => setWritten(undefined),
    onSaved: () => {
      setWritten(undefined);
      void list.page.refetch();
    },
  };
  return (
    <ListPage
      name="systemMaint"
      title={t('shell.route.systemMaint')}
      hiddenByDefault={hiddenByDefault}
      list={list}
      columns={columns}
      getRowId={({ maintId }) => maintId}
      rowName={({ name }) => name}
      empty={{ title: t('maints.empty'), ...(create ? { action: create } : {}) }}
      onOpen={({ maintId }) => row.open(maintId)}
      actions={create}
    >
      {maint && !written && !isDeleting && (
        <MaintDrawer
          maint={maint}
          onClose={row.close}
          onChange={() => setWritten('open')}
          onDelete={() => setDeleting(true)}
        />
      )}
      {maint && written === 'open' && (
        <WholeRecord
          subject="maint"
          id={maint.maintId}
          record={maint}
          title={t('maints.change', { name: maint.name })}
          onReload={() => void list.page.refetch()}
          onClose={form.onClose}
        >
          {(whole, reload) => <MaintForm {...form} maint={whole} onReload={reload} />}
        </WholeRecord>
      )}
      {written === 'new' && <MaintForm {...form} maint={undefined} />}
      {maint && isDeleting && (
        <ConfirmSend
          call={siteCalls.deleteMaint}
          send={{ maintId: maint.maintId }}
          outdates={[siteCalls.maints]}
          action="delete"
          title={t('maints.delete.title', { name: maint.name })}
          confirmLabel={t('maints.delete')}
          tone="danger"
          done={t('maints.deleted', { name: maint.name })}
          onDone={row.close}
          onClose={() => setDeleting(false)}
        >
          {t('maints.delete.what', { places: maint.places, users: maint.users })}
        </ConfirmSend>
      )}
    </ListPage>
  );
}
