import {
  type DrawingReport,
  type ReportRow,
  drawingCaps,
  isLossRow,
  reportTotals,
} from '@fireline/domain/plan/drawing';
import { type ComponentPropsWithRef, useId, useMemo, useState } from 'react';
import { Banner } from '../Banner/index.ts';
import { Checkbox } from '../Checkbox/index.ts';
import { DataTable, type TableContext } from '../DataTable/index.ts';
import { DescriptionList } from '../DescriptionList/index.ts';
import { EmptyState } from '../EmptyState/index.ts';
import { FailureState } from '../FailureState/index.ts';
import { Skeleton } from '../Skeleton/index.ts';
import { Stat } from '../Stat/index.ts';
import { TableExport } from '../TableExport/index.ts';
import { useFormat } from '../lib/format/useFormat.ts';
import { useWords } from '../lib/format/useWords.ts';
import { Figures, Legend, Root } from './PlanReport.styles.ts';
import { columnsIn } from './columns.tsx';
import { factsOf } from './facts.ts';
import { useKindName, useSummary } from './summary.ts';
import { planReportWords } from './words.ts';

interface ReportProps {
  /** File name of the exported list, without ending. Default: `drawing-report`. */
  readonly exportName?: string;
  /** Pixels of the list. Default 360. */
  readonly height?: number;
}

export interface PlanReportProps extends ReportProps, Omit<ComponentPropsWithRef<'section'>, 'children'> {
  /** Undefined: there is none yet. */
  readonly report: DrawingReport | undefined;
  readonly isLoading?: boolean;
  /** Why it could not be had, in the reader's words. */
  readonly failure?: string | undefined;
  readonly onRetry?: () => void;
}

const rowId = ({ kind, layer }: ReportRow): string => `${kind}\n${layer}`;

function Summary({ report }: { readonly report: DrawingReport }) {
  const t = useWords(planReportWords);
  const { number } = useFormat();
  const { tone, text } = useSummary(report);
  return (
    <>
      <Banner tone={tone}>{text}</Banner>
      {report.isTruncated && <Banner tone="attention">{t('PlanReport.truncated')}</Banner>}
      {report.farOff !== undefined && (
        <Banner tone="info">{t('PlanReport.farOff', { count: number(report.farOff) })}</Banner>
      )}
    </>
  );
}

function Reasons({ report }: { readonly report: DrawingReport }) {
  const t = useWords(planReportWords);
  const { number } = useFormat();
  const headingId = useId();
  const { reasons } = reportTotals(report);
  if (reasons.length === 0) return null;
  const limits = {
    lines: number(drawingCaps.segments),
    fills: number(drawingCaps.triangles),
    texts: number(drawingCaps.texts),
    files: report.files?.join(' · ') ?? t('PlanReport.noFileName'),
  };
  return (
    <Legend aria-labelledby={headingId}>
      <h3 id={headingId}>{t('PlanReport.legend')}</h3>
      <DescriptionList
        items={reasons.map((reason) => ({
          term: t(`PlanReport.loss.${reason}`),
          detail: t(`PlanReport.lossWhy.${reason}`, limits),
        }))}
      />
    </Legend>
  );
}

function Rows({
  report,
  exportName = 'drawing-report',
  height = 360,
}: ReportProps & { readonly report: DrawingReport }) {
  const t = useWords(planReportWords);
  const nameOf = useKindName();
  const { number } = useFormat();
  const [isOnlyLosses, setOnlyLosses] = useState(false);
  // the words and figures change with the language alone
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- nameOf is made of t
  const columns = useMemo(() => columnsIn({ t, number, nameOf }), [t, number]);
  // what is filtered here can say that nothing was lost, where the table's own filter says that nothing matches
  const rows = useMemo(() => (isOnlyLosses ? report.rows.filter(isLossRow) : report.rows), [report, isOnlyLosses]);
  const tools = (table: TableContext<ReportRow>) => <TableExport table={table} name={exportName} />;
  return (
    <DataTable
      label={t('PlanReport.byKind')}
      rows={rows}
      getRowId={rowId}
      columns={columns}
      height={height}
      defaultSort={[
        { columnId: 'notDrawn', direction: 'descending' },
        { columnId: 'approximated', direction: 'descending' },
      ]}
      empty={{ title: t(isOnlyLosses ? 'PlanReport.noLosses' : 'PlanReport.nothing') }}
      toolbar={
        <Checkbox
          label={t('PlanReport.onlyLosses')}
          checked={isOnlyLosses}
          onChange={({ value }) => setOnlyLosses(value)}
        />
      }
      renderTools={tools}
    />
  );
}

function Full({ report, ...rest }: ReportProps & { readonly report: DrawingReport }) {
  const t = useWords(planReportWords);
  const { total, drawn, approximated, notDrawn } = reportTotals(report);
  return (
    <>
      <Summary report={report} />
      <Figures>
        <Stat label={t('PlanReport.total')} value={total} />
        <Stat label={t('PlanReport.drawn')} value={drawn} />
        <Stat label={t('PlanReport.approximated')} value={approximated} />
        <Stat label={t('PlanReport.notDrawn')} value={notDrawn} />
      </Figures>
      <DescriptionList items={factsOf(report, t)} />
      <Rows report={report} {...rest} />
      <Reasons report={report} />
    </>
  );
}

/**
 * What was read of a drawing and what was not: totals, version and encoding, and by kind and layer what is drawn, approximated and left
 * out, with the reasons.
 * When to use: after an upload, and where a plan is judged. When not: in a list of plans; there `PlanReportLine` says it in one line.
 * @spec N11
 * @example <PlanReport report={drawing.report} exportName="3F" />
 */
export function PlanReport(props: PlanReportProps) {
  const { report, isLoading = false, failure, onRetry, exportName, height, ...rest } = props;
  const t = useWords(planReportWords);
  const options = {
    ...(exportName === undefined ? {} : { exportName }),
    ...(height === undefined ? {} : { height }),
  };
  return (
    <Root aria-label={t('PlanReport.title')} aria-busy={isLoading && !report} {...rest}>
      {report && <Full report={report} {...options} />}
      {!report && isLoading && (
        <>
          <Skeleton lines={2} />
          <Skeleton shape="block" />
        </>
      )}
      {!report && !isLoading && failure !== undefined && (
        <FailureState {...(onRetry ? { onRetry } : {})}>{failure}</FailureState>
      )}
      {!report && !isLoading && failure === undefined && (
        <EmptyState title={t('PlanReport.none')}>{t('PlanReport.noneHint')}</EmptyState>
      )}
    </Root>
  );
}
