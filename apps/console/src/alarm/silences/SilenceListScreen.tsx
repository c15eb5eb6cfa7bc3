import { alarmCalls } from '@fireline/api/alarm';
import { alarmSilenceWords, alarmWords, silenceStates, silenceTargets } from '@fireline/domain/alarm';
import { routeWords } from '@fireline/domain/shell';
import { Button } from '@fireline/ui/Button';
import { useFormat, useWords } from '@fireline/ui/lib';
import { Plus } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useAskedToCreate } from '../../lib/form/useAskedToCreate.ts';
import { useInterrupted } from '../../lib/form/useDraft.ts';
import { ListPage } from '../../lib/list/ListPage.tsx';
import { useList } from '../../lib/list/useList.ts';
import { useOpenRow } from '../../lib/list/useOpenRow.ts';
import { useMay } from '../../lib/session/useMay.ts';
import { silenceColumns, silenceName } from './silenceColumns.tsx';
import { SilenceDrawer } from './SilenceDrawer.tsx';
import { silenceDraft, SilenceForm } from './SilenceForm.tsx';
import { silenceWords } from './words.ts';

const hiddenByDefault = ['endedBy'];

function useSilences() {
  const t = useWords(silenceWords, alarmSilenceWords);
  return useList(alarmCalls.silences, {
    filters: [
      { key: 'search', label: t('silences.search') },
      {
        key: 'target',
        label: t('silences.target'),
        any: t('silences.anyTarget'),
        choices: silenceTargets.map((value) => ({ value, label: t(`alarm.silence.target.${value}`) })),
      },
      {
        key: 'state',
        label: t('silences.state'),
        any: t('silences.anyState'),
        choices: silenceStates.map((value) => ({ value, label: t(`alarm.silence.state.${value}`) })),
      },
    ],
    sorts: ['startsAt', 'endsAt'],
    sort: '-startsAt',
  });
}

/** Silences: planned, running and past, with how many alarms each kept quiet. @spec ALM-12 */
export function SilenceListScreen() {
  const t = useWords(silenceWords, alarmSilenceWords, alarmWords, routeWords);
  const format = useFormat();
  const list = useSilences();
  const row = useOpenRow(list.url);
  const mayCreate = useMay()(alarmCalls.createSilence);
  const isInterrupted = useInterrupted(silenceDraft());
  const [isWriting, setWriting] = useState(mayCreate && isInterrupted);
  useAskedToCreate(mayCreate, () => setWriting(true));
  const columns = useMemo(() => silenceColumns(t, format), [t, format]);
  const silence = list.page.data?.rows.find(({ silenceId }) => silenceId === row.id);
  const create = mayCreate && (
    <Button icon={<Plus aria-hidden />} onClick={() => setWriting(true)}>
      {t('silences.create')}
    </Button>
  );
  return (
    <ListPage
      name="alarmSilences"
      title={t('shell.route.alarmSilences')}
      hiddenByDefault={hiddenByDefault}
      list={list}
      columns={columns}
      getRowId={({ silenceId }) => silenceId}
      rowName={(one) => silenceName(one, t)}
      empty={{ title: t('silences.empty'), ...(create ? { action: create } : {}) }}
      onOpen={({ silenceId }) => row.open(silenceId)}
      actions={create}
    >
      {silence && <SilenceDrawer silence={silence} onClose={row.close} />}
      {isWriting && (
        <SilenceForm
          onClose={() => setWriting(false)}
          onSaved={() => {
            setWriting(false);
            void list.page.refetch();
          }}
        />
      )}
    </ListPage>
  );
}
