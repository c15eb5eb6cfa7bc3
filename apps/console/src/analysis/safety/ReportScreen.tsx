import { analysisCalls, type Report } from '@fireline/api/analysis';
import { useCall } from '@fireline/api/react';
import { analysisWords, periodLabel, readPeriod } from '@fireline/domain/analysis';
import { pathTo, routeWords } from '@fireline/domain/shell';
import { Banner } from '@fireline/ui/Banner';
import { Button } from '@fireline/ui/Button';
import { useFormat, useWords } from '@fireline/ui/lib';
import { Printer } from 'lucide-react';
import { Redirect } from 'wouter';
import { pageId } from '../../lib/page/pageId.ts';
import { LoadedPage } from '../../lib/page/Loaded.tsx';
import { PageHeader } from '../../lib/page/PageHeader.tsx';
import { Page } from '../../lib/page/Page.styles.ts';
import { useUrlQuery } from '../../lib/page/useUrlQuery.ts';
import { useMay } from '../../lib/session/useMay.ts';
import { safetyPageWords } from './words.ts';
import { Advice, PartsTable } from './PartsTable.tsx';
import { ReportCharts, ReportFigures } from './ReportParts.tsx';
import { Muted, Sheet } from './Safety.styles.ts';
import { useMakeReport } from './useMakeReport.ts';
import './report.css';

/** What a report is called: kind and period. */
function useReportTitle({ kind, key }: Pick<Report, 'kind' | 'key'>): string {
  const t = useWords(analysisWords);
  const period = readPeriod(key);
  const { code, args } = period.ok ? periodLabel(period.value) : { code: '', args: {} };
  return `${code === '' ? key : t(code as keyof typeof analysisWords, args)} ${t(`analysis.report.${kind}`)}`;
}

/** Says that something came later, and makes the next version; each report belongs to somebody whose id its unit or partner has. */
function Late({ report }: { readonly report: Report }) {
  const t = useWords(safetyPageWords);
  const format = useFormat();
  const make = useMakeReport();
  const may = useMay();
  if (report.lateAt === null) return null;
  const { key, scope, subjectId } = report;
  return (
    <Banner
      tone="attention"
      title={t('report.late')}
      actions={
        may(analysisCalls.makeReport) && (
          <Button
            isPending={make.isPending}
            onClick={() => make.mutate({ key, scope, ...(subjectId !== null && { id: subjectId }) })}
          >
            {t('report.again')}
          </Button>
        )
      }
    >
      {t('report.lateAt', { time: format.dateTime(report.lateAt) })}
    </Banner>
  );
}

function ReportSheet({ report, back }: { readonly report: Report; readonly back: string }) {
  const t = useWords(safetyPageWords);
  const format = useFormat();
  const title = useReportTitle(report);
  const { tenantName, scopeName, fromDay, toDay, content, parts, version, madeAt } = report;
  return (
    <Page>
      <div data-screen-only="">
        <PageHeader
          title={title}
          back={back}
          actions={
            <Button variant="primary" icon={<Printer aria-hidden />} onClick={() => window.print()}>
              {t('report.print')}
            </Button>
          }
        />
        <Late report={report} />
      </div>
      <Sheet data-report-sheet="" aria-label={title}>
        <section>
          <h2>{title}</h2>
          <Muted>
            {t('report.head', {
              tenant: tenantName,
              name: scopeName,
              from: format.date(fromDay),
              to: format.date(toDay),
            })}
          </Muted>
          <Muted>
            {t('report.version')} {version} · {t('report.madeAt')} {format.dateTime(madeAt)} ·{' '}
            {t('report.complete', { kept: content.days.kept, all: content.days.all })}
          </Muted>
          {report.lateAt !== null && <Muted>{t('report.lateAt', { time: format.dateTime(report.lateAt) })}</Muted>}
        </section>
        <ReportFigures report={report} />
        <section>
          <h2>{t('safety.parts')}</h2>
          <PartsTable parts={parts} />
        </section>
        <section>
          <h2>{t('safety.advice')}</h2>
          <Advice parts={parts} />
        </section>
        <ReportCharts content={content} />
      </Sheet>
    </Page>
  );
}

function ReportOf({ id, back }: { readonly id: string; readonly back: string }) {
  const t = useWords(safetyPageWords, routeWords);
  const reportId = pageId(id);
  const call = useCall(analysisCalls.report, { reportId });
  return (
    <LoadedPage call={call} title={t('shell.route.report')} back={back}>
      {(report) => <ReportSheet key={reportId} report={report} back={back} />}
    </LoadedPage>
  );
}

/** One report without the frame, to be read, printed on A4 and linked to; an address without its id leads to the list. @spec ANA-01 */
export function ReportScreen() {
  const id = useUrlQuery().get('id');
  const back = pathTo('safetyReport');
  return id === '' ? <Redirect to={back} replace /> : <ReportOf {...{ id, back }} />;
}
