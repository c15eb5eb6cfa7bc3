import { alarmCalls } from '@fireline/api/alarm';
import {
  alarmHazardWords,
  alarmLevelNumbers,
  alarmWords,
  hazardSources,
  rectificationStates,
} from '@fireline/domain/alarm';
import { pathTo, routeWords } from '@fireline/domain/shell';
import { Button } from '@fireline/ui/Button';
import { useFormat, useWords } from '@fireline/ui/lib';
import { Plus } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useLocation } from 'wouter';
import { useAskedToCreate } from '../../lib/form/useAskedToCreate.ts';
import { useInterrupted } from '../../lib/form/useDraft.ts';
import { ListPage } from '../../lib/list/ListPage.tsx';
import { useList } from '../../lib/list/useList.ts';
import { useNodeFilter } from '../../lib/list/useNodeFilter.ts';
import { useMay } from '../../lib/session/useMay.ts';
import { hazardColumns } from './hazardColumns.tsx';
import { HazardForm, hazardDraft } from './HazardForm.tsx';
import { useMeasureFilter } from './measureTexts.ts';
import { hazardWords } from './words.ts';

/** On a phone. */
const card = { marks: ['level', 'state'], facts: ['place', 'dueDay', 'days', 'responsible'] };

const hiddenByDefault = ['source', 'unit', 'receiver', 'address'];

function useHazards() {
  const t = useWords(hazardWords, alarmHazardWords, alarmWords);
  return useList(alarmCalls.hazards, {
    filters: [
      { key: 'search', label: t('hazards.search') },
      {
        key: 'state',
        label: t('hazards.state'),
        any: t('hazards.anyState'),
        isList: true,
        choices: rectificationStates.map((value) => ({ value, label: t(`alarm.rectification.state.${value}`) })),
      },
      {
        key: 'due',
        label: t('hazards.due'),
        any: t('hazards.anyDue'),
        choices: (['overdue', 'today', 'week'] as const).map((value) => ({ value, label: t(`hazards.due.${value}`) })),
      },
      {
        key: 'level',
        label: t('hazards.level'),
        any: t('hazards.anyLevel'),
        isList: true,
        choices: alarmLevelNumbers.map((value) => ({ value, label: t(`alarm.level.${value}`) })),
      },
      {
        key: 'source',
        label: t('hazards.source'),
        any: t('hazards.anySource'),
        choices: hazardSources.map((value) => ({ value, label: t(`alarm.hazard.source.${value}`) })),
      },
      {
        key: 'measure',
        label: t('hazards.measure'),
        any: t('hazards.anyMeasure'),
        ...useMeasureFilter(),
      },
      {
        key: 'unitId',
        param: 'unit',
        label: t('hazards.unit'),
        any: t('hazards.anyUnit'),
        isList: true,
        ...useNodeFilter('unit'),
      },
      {
        key: 'placeId',
        param: 'place',
        label: t('hazards.place'),
        any: t('hazards.anyPlace'),
        isList: true,
        ...useNodeFilter('place'),
      },
    ],
    sorts: ['dueDay', 'foundDay', 'level', 'title'],
    sort: 'dueDay',
  });
}

/** The hazards of the reader's places: what is to be rectified by whom, and how many days are left. @spec ALM-13 SHL-08 */
export function HazardListScreen() {
  const t = useWords(hazardWords, alarmHazardWords, alarmWords, routeWords);
  const format = useFormat();
  const list = useHazards();
  const [, navigate] = useLocation();
  const mayCreate = useMay()(alarmCalls.createHazard);
  const isInterrupted = useInterrupted(hazardDraft({}));
  const [isWriting, setWriting] = useState(mayCreate && isInterrupted);
  useAskedToCreate(mayCreate, () => setWriting(true));
  const columns = useMemo(() => hazardColumns(t, format), [t, format]);
  const open = (hazardId: number): void => navigate(`${pathTo('hazardDetail')}?id=${hazardId}`);
  const create = mayCreate && (
    <Button icon={<Plus aria-hidden />} onClick={() => setWriting(true)}>
      {t('hazards.create')}
    </Button>
  );
  return (
    <ListPage
      name="hazards"
      card={card}
      title={t('shell.route.hazards')}
      hiddenByDefault={hiddenByDefault}
      list={list}
      columns={columns}
      getRowId={({ hazardId }) => hazardId}
      rowName={({ title }) => title}
      empty={{ title: t('hazards.empty'), ...(create ? { action: create } : {}) }}
      onOpen={({ hazardId }) => open(hazardId)}
      actions={create}
    >
      {isWriting && <HazardForm onClose={() => setWriting(false)} onSaved={({ hazard }) => open(hazard.hazardId)} />}
    </ListPage>
  );
}
