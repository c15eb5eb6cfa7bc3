import { analysisCalls, type ReportRow } from '@fireline/api/analysis';
import {
  analysisWords,
  isPeriodOver,
  periodLabel,
  readPeriod,
  type ReportScope,
  reportKinds,
  reportScopes,
  analysisSafetyWords,
} from '@fireline/domain/analysis';
import { dayAt } from '@fireline/domain/lib';
import type { Role } from '@fireline/domain/role';
import { pathTo, routeWords } from '@fireline/domain/shell';
import { Banner } from '@fireline/ui/Banner';
import { Button } from '@fireline/ui/Button';
import type { Column } from '@fireline/ui/DataTable';
import { useFormat, useNow, useWords } from '@fireline/ui/lib';
import { useMemo } from 'react';
import { useLocation } from 'wouter';
import { ListPage } from '../../lib/list/ListPage.tsx';
import { timeCell } from '../../lib/list/timeCell.tsx';
import { useList } from '../../lib/list/useList.ts';
import { useNodeFilter } from '../../lib/list/useNodeFilter.ts';
import { useMay } from '../../lib/session/useMay.ts';
import { useSession } from '../../lib/session/useSession.ts';
import { figure, words } from '../columns.tsx';
import { safetyPageWords } from './words.ts';
import { useMakeReport } from './useMakeReport.ts';

const minute = 60_000;
const card = { marks: [], facts: ['kind', 'scope', 'score', 'late', 'madeAt'] };

function useReports() {
  const t = useWords(safetyPageWords, analysisWords, analysisSafetyWords);
  return useList(analysisCalls.reports, {
    filters: [
      { key: 'key', label: t('report.key') },
      {
        key: 'kind',
        label: t('report.kind'),
        any: t('report.anyKind'),
        choices: reportKinds.map((value) => ({ value, label: t(`analysis.report.${value}`) })),
      },
      {
        key: 'scope',
        label: t('report.scope'),
        any: t('report.anyScope'),
        choices: reportScopes.map((value) => ({ value, label: t(`analysis.reportScope.${value}`) })),
      },
      {
        key: 'unitId',
        param: 'unit',
        label: t('report.unit'),
        any: t('report.anyUnit'),
        isList: true,
        ...useNodeFilter('unit'),
      },
    ],
    sorts: ['toDay', 'score', 'madeAt', 'scopeName'],
    sort: '-toDay',
  });
}

function useReportColumns(): readonly Column<ReportRow>[] {
  const t = useWords(safetyPageWords, analysisWords, analysisSafetyWords);
  const format = useFormat();
  return useMemo(() => {
    const period = ({ key }: ReportRow): string => {
      const known = readPeriod(key);
      if (!known.ok) return key;
      const { code, args } = periodLabel(known.value);
      return t(code as keyof typeof analysisWords, args);
    };
    return [
      words<ReportRow>('toDay', t('report.period'), period, 170, { isSortable: true, isHideable: false }),
      words<ReportRow>('kind', t('report.kind'), ({ kind }) => t(`analysis.report.${kind}`), 120),
      words<ReportRow>('scope', t('report.scope'), ({ scope }) => t(`analysis.reportScope.${scope}`), 110),
      words<ReportRow>('scopeName', t('report.name'), ({ scopeName }) => scopeName, 200, { isSortable: true }),
      figure<ReportRow>('score', t('safety.score'), ({ score }) => score, format, { width: 100, isSortable: true }),
      words<ReportRow>('late', t('report.late'), ({ lateAt }) => (lateAt === null ? '' : format.dateTime(lateAt)), 170),
      figure<ReportRow>('version', t('report.version'), ({ version }) => version, format, { width: 80 }),
      {
        id: 'madeAt',
        header: t('report.madeAt'),
        isSortable: true,
        ...timeCell(({ madeAt }: ReportRow) => madeAt, format),
      },
      words<ReportRow>('madeBy', t('report.madeBy'), ({ madeBy }) => madeBy || t('report.byItself'), 120),
    ];
  }, [t, format]);
}

/** Whose report an account makes where it names no unit. */
const ownScope: Readonly<Partial<Record<Role, ReportScope>>> = { platform: 'tenant', agent: 'partner', unit: 'unit' };

/** Makes the report of the period that the filter names, of the unit that it names or of the reader. */
function Make({ list }: { readonly list: ReturnType<typeof useReports> }) {
  const t = useWords(safetyPageWords);
  const role = useSession()?.account.role;
  const today = dayAt(useNow(minute));
  const make = useMakeReport();
  const period = readPeriod(list.url.get('key'));
  const [unit] = list.url.list('unit').map(Number);
  const scope = unit === undefined ? role && ownScope[role] : 'unit';
  if (!useMay()(analysisCalls.makeReport) || !period.ok || !isPeriodOver(period.value, today) || !scope) return null;
  return (
    <Button
      isPending={make.isPending}
      onClick={() => make.mutate({ key: period.value.key, scope, ...(unit !== undefined && { id: unit }) })}
    >
      {t('report.make')}
    </Button>
  );
}

/** The reports of years, months and weeks: of the tenant, its partners and its units, as far as the reader sees them. @spec ANA-01 */
export function SafetyReportScreen() {
  const t = useWords(analysisWords, routeWords);
  const [, navigate] = useLocation();
  const list = useReports();
  const isMissing = list.page.data?.total === 0 && !list.page.isPlaceholderData;
  return (
    <ListPage
      name="safetyReport"
      title={t('shell.route.safetyReport')}
      list={list}
      lead={isMissing && <Banner title={t('analysis.report.none')} live="polite" />}
      columns={useReportColumns()}
      getRowId={({ reportId }) => reportId}
      rowName={({ scopeName, key }) => `${scopeName} ${key}`}
      card={card}
      empty={{ title: t('analysis.report.none') }}
      onOpen={({ reportId }) => navigate(`${pathTo('report')}?id=${reportId}`)}
      actions={<Make list={list} />}
    />
  );
}
