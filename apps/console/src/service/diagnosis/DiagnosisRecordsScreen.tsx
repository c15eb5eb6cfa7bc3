import { type DiagnosisRecord, serviceCalls } from '@fireline/api/service';
import { checkResults, diagnosisOutcomes, diagnosisWords, questionNames } from '@fireline/domain/service';
import { pathTo, routeWords } from '@fireline/domain/shell';
import type { Column } from '@fireline/ui/DataTable';
import { Link } from '@fireline/ui/Link';
import { type Format, type Translate, useFormat, useWords } from '@fireline/ui/lib';
import { useMemo } from 'react';
import { ListPage } from '../../lib/list/ListPage.tsx';
import { NameOver, nameOverText } from '../../lib/list/NameOver.tsx';
import { stateCell } from '../../lib/list/StateMark.tsx';
import { shortTimeCell } from '../../lib/list/timeCell.tsx';
import { useList } from '../../lib/list/useList.ts';
import { useOpenRow } from '../../lib/list/useOpenRow.ts';
import { useMay } from '../../lib/session/useMay.ts';
import { DiagnosisDrawer } from './DiagnosisDrawer.tsx';
import { resultShapes, subjectOf } from './subject.ts';
import { diagnosisPageWords } from './words.ts';

type T = Translate<keyof typeof diagnosisPageWords | keyof typeof diagnosisWords>;
const outcomeShapes = { open: 'pending', solved: 'completed', unsolved: 'active' } as const;
const card = { marks: ['worst', 'outcome'], facts: ['at', 'subject', 'amiss'] };

const diagnosisColumns = (
  t: T,
  format: Pick<Format, 'dateTime' | 'shortDateTime' | 'number'>,
): readonly Column<DiagnosisRecord>[] => [
  {
    id: 'at',
    header: t('diagnoses.at'),
    isSortable: true,
    isHideable: false,
    ...shortTimeCell<DiagnosisRecord>(({ at }) => at, format),
  },
  {
    id: 'question',
    header: t('diagnoses.question'),
    width: 160,
    cell: ({ question }) => t(`service.diagnosis.question.${question}`),
  },
  {
    id: 'subject',
    header: t('diagnoses.subject'),
    width: 200,
    text: (one) => nameOverText({ name: subjectOf(one), below: one.placeName }),
    cell: (one) => <NameOver name={subjectOf(one)} below={one.placeName} />,
  },
  {
    id: 'worst',
    header: t('diagnoses.worst'),
    width: 110,
    ...stateCell<DiagnosisRecord>(
      ({ worst }) => resultShapes[worst],
      ({ worst }) => t(`service.diagnosis.result.${worst}`),
    ),
  },
  {
    id: 'amiss',
    header: t('diagnoses.amiss'),
    width: 110,
    align: 'end',
    cell: ({ amiss }) => format.number(amiss),
  },
  {
    id: 'outcome',
    header: t('diagnoses.outcome'),
    width: 130,
    ...stateCell<DiagnosisRecord>(
      ({ outcome }) => outcomeShapes[outcome],
      ({ outcome }) => t(`service.diagnosis.outcome.${outcome}`),
    ),
  },
  { id: 'order', header: t('diagnoses.order'), width: 150, cell: ({ orderNumber }) => orderNumber },
  { id: 'askedBy', header: t('diagnoses.askedBy'), width: 130, cell: ({ askedBy }) => askedBy },
];

/** Diagnoses of what the reader sees: what was asked, what was found, and what became of it. @spec SRV-05 */
export function DiagnosisRecordsScreen() {
  const t = useWords(diagnosisPageWords, diagnosisWords, routeWords);
  const format = useFormat();
  const may = useMay();
  const list = useList(serviceCalls.diagnoses, {
    filters: [
      { key: 'search', label: t('diagnoses.search') },
      {
        key: 'question',
        label: t('diagnoses.question'),
        any: t('diagnoses.anyQuestion'),
        isList: true,
        choices: questionNames.map((value) => ({ value, label: t(`service.diagnosis.question.${value}`) })),
      },
      {
        key: 'worst',
        label: t('diagnoses.worst'),
        any: t('diagnoses.anyWorst'),
        isList: true,
        choices: checkResults.map((value) => ({ value, label: t(`service.diagnosis.result.${value}`) })),
      },
      {
        key: 'outcome',
        label: t('diagnoses.outcome'),
        any: t('diagnoses.anyOutcome'),
        isList: true,
        choices: diagnosisOutcomes.map((value) => ({ value, label: t(`service.diagnosis.outcome.${value}`) })),
      },
      { key: 'from', label: t('diagnoses.at'), isPeriod: true },
    ],
    sorts: ['at'],
    sort: '-at',
  });
  const row = useOpenRow(list.url);
  const columns = useMemo(() => diagnosisColumns(t, format), [t, format]);
  const start = may(serviceCalls.diagnose) && <Link href={pathTo('diagnosis')}>{t('diagnoses.new')}</Link>;
  return (
    <ListPage<DiagnosisRecord>
      name="diagnosisRecords"
      card={card}
      title={t('shell.route.diagnosisRecords')}
      list={list}
      columns={columns}
      getRowId={({ diagnosisId }) => diagnosisId}
      rowName={(one) => `${t(`service.diagnosis.question.${one.question}`)} ${subjectOf(one)}`}
      empty={{ title: t('diagnoses.empty'), ...(start ? { action: start } : {}) }}
      onOpen={({ diagnosisId }) => row.open(diagnosisId)}
      actions={start}
    >
      {row.id !== undefined && (
        <DiagnosisDrawer diagnosisId={row.id} onClose={row.close} onAsked={() => void list.page.refetch()} />
      )}
    </ListPage>
  );
}
