import { tariffCalls, type UnitRecord } from '@fireline/api/tariff';
import { routeWords } from '@fireline/domain/shell';
import { tariffWords } from '@fireline/domain/tariff';
import { Button } from '@fireline/ui/Button';
import { useFormat, useWords } from '@fireline/ui/lib';
import { useMemo, useState } from 'react';
import { ListPage } from '../../lib/list/ListPage.tsx';
import { useOpenRow } from '../../lib/list/useOpenRow.ts';
import { useMay } from '../../lib/session/useMay.ts';
import { unitWords } from '../words.ts';
import { GiveToHolder } from './GiveToHolder.tsx';
import { RecordDrawer } from './RecordDrawer.tsx';
import { recordColumns } from './recordColumns.tsx';
import { useRecords } from './useRecords.ts';

const hiddenByDefault = ['holderKind', 'before', 'remark'];
const card = { marks: ['fits'], facts: ['amount', 'type', 'after'] };

/** What moved balances of messages and calls, with what it comes to; units are given and taken back here. @spec TAR-07 TAR-08 */
export function ResourceTransactionsScreen() {
  const t = useWords(unitWords, tariffWords, routeWords);
  const format = useFormat();
  const may = useMay();
  const list = useRecords();
  const row = useOpenRow(list.url);
  const [isGiving, setGiving] = useState(false);
  const columns = useMemo(() => recordColumns(t, format), [t, format]);
  const reload = (): void => void list.page.refetch();
  const totals = list.page.data?.totals ?? [];
  return (
    <ListPage<UnitRecord>
      name="resourceTransactions"
      title={t('shell.route.resourceTransactions')}
      card={card}
      hiddenByDefault={hiddenByDefault}
      list={list}
      columns={columns}
      getRowId={({ recordId }) => recordId}
      rowName={({ holderName, at }) => `${holderName} ${format.dateTime(at)}`}
      lead={
        totals.length > 0 && (
          <p>
            {totals
              .map(({ resource, purchased, gifted, consumed }) =>
                t('holding.totals', {
                  resource: t(`tariff.resource.${resource}`),
                  purchased: format.number(purchased),
                  gifted: format.number(gifted),
                  consumed: format.number(consumed),
                }),
              )
              .join(' · ')}
          </p>
        )
      }
      empty={{ title: t('holding.records.empty'), hint: t('holding.records.emptyHint') }}
      onOpen={({ recordId }) => row.open(recordId)}
      actions={
        may(tariffCalls.giveUnits) && (
          <Button variant="primary" onClick={() => setGiving(true)}>
            {t('holding.give.title')}
          </Button>
        )
      }
    >
      {row.id !== undefined && <RecordDrawer recordId={row.id} onClose={row.close} onMoved={reload} />}
      {isGiving && <GiveToHolder onClose={() => setGiving(false)} onGiven={reload} />}
    </ListPage>
  );
}
