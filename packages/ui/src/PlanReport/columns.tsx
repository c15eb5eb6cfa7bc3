import type { ReportRow } from '@fireline/domain/plan/drawing';
import type { Column } from '../DataTable/index.ts';
import type { Translate } from '../lib/format/useWords.ts';
import { Figure, Kind } from './PlanReport.styles.ts';
import type { planReportWords } from './words.ts';

type Words = Translate<keyof typeof planReportWords>;

interface Speech {
  readonly t: Words;
  readonly number: (value: number) => string;
  readonly nameOf: (kind: string) => string;
}

const figure = (
  { t, number }: Speech,
  id: 'drawn' | 'approximated' | 'notDrawn',
  width: number,
): Column<ReportRow> => ({
  id,
  header: t(`PlanReport.${id}`),
  width,
  align: 'end',
  cell: (row) => (
    <Figure data-none={row[id] === 0 ? '' : undefined} data-lost={id === 'notDrawn' && row[id] > 0 ? '' : undefined}>
      {number(row[id])}
    </Figure>
  ),
  sortValue: (row) => row[id],
  fileValue: (row) => row[id],
});

/** The columns of a report; keep them while the language is the same. */
export const columnsIn = (speech: Speech): readonly Column<ReportRow>[] => {
  const { t, nameOf } = speech;
  const reasonsIn = ({ reasons }: ReportRow) => reasons.map((reason) => t(`PlanReport.loss.${reason}`)).join(' · ');
  return [
    {
      id: 'kind',
      header: t('PlanReport.kind'),
      width: 138,
      isHideable: false,
      cell: ({ kind }) => (
        <Kind>
          {nameOf(kind)}
          {nameOf(kind) === kind ? null : <small>{kind}</small>}
        </Kind>
      ),
      text: ({ kind }) => (nameOf(kind) === kind ? kind : `${nameOf(kind)} ${kind}`),
      sortValue: ({ kind }) => nameOf(kind),
    },
    {
      id: 'layer',
      header: t('PlanReport.layer'),
      width: 96,
      cell: ({ layer }) => layer,
      sortValue: ({ layer }) => layer,
    },
    // what is missing stands first: on a phone there is room for it alone
    figure(speech, 'notDrawn', 116),
    figure(speech, 'approximated', 110),
    figure(speech, 'drawn', 110),
    {
      id: 'reasons',
      header: t('PlanReport.reasons'),
      width: 200,
      cell: (row) => reasonsIn(row),
      text: reasonsIn,
      sortValue: reasonsIn,
    },
  ];
};
