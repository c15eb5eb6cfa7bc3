import { sizeText } from '@fireline/domain/lib';
import { type DrawingReport, promisedEncoding } from '@fireline/domain/plan/drawing';
import type { Description } from '../DescriptionList/index.ts';
import type { Translate } from '../lib/format/useWords.ts';
import type { planReportWords } from './words.ts';

/** The years by which people know the versions. */
const years: Readonly<Record<string, string>> = {
  AC1006: 'R10',
  AC1009: 'R12',
  AC1012: 'R13',
  AC1014: 'R14',
  AC1015: '2000',
  AC1018: '2004',
  AC1021: '2007',
  AC1024: '2010',
  AC1027: '2013',
  AC1032: '2018',
};
const versionText = (version: string): string =>
  Object.hasOwn(years, version) ? `AutoCAD ${years[version]} (${version})` : version;

/** What the file is, and what it says it is. */
export const factsOf = (report: DrawingReport, t: Translate<keyof typeof planReportWords>): readonly Description[] => {
  const { version, isBinary, declaredEncoding, encoding, sizeBytes } = report;
  const found = t(`PlanReport.encoding.${encoding}`);
  const differs = promisedEncoding(declaredEncoding, version) !== encoding && `${declaredEncoding}${version}` !== '';
  return [
    { term: t('PlanReport.version'), detail: versionText(version) || t('PlanReport.unknown') },
    { term: t('PlanReport.form'), detail: t(isBinary ? 'PlanReport.forms.binary' : 'PlanReport.forms.text') },
    { term: t('PlanReport.size'), detail: sizeText(sizeBytes) },
    { term: t('PlanReport.declared'), detail: declaredEncoding || t('PlanReport.unknown') },
    { term: t('PlanReport.found'), detail: differs ? t('PlanReport.differs', { encoding: found }) : found },
  ];
};
