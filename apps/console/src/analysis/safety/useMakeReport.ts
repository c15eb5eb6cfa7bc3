import { analysisCalls } from '@fireline/api/analysis';
import { useSend } from '@fireline/api/react';
import { pathTo } from '@fireline/domain/shell';
import { useToast } from '@fireline/ui/Toast';
import { useWords } from '@fireline/ui/lib';
import { useLocation } from 'wouter';
import { useTellFailure } from '../../lib/page/useTellFailure.ts';
import { safetyPageWords } from './words.ts';

/** Makes a report and opens it. @spec ANA-01 */
export function useMakeReport() {
  const t = useWords(safetyPageWords);
  const toasts = useToast();
  const tellFailure = useTellFailure();
  const [, navigate] = useLocation();
  return useSend(analysisCalls.makeReport, {
    outdates: [analysisCalls.reports, analysisCalls.safetyUnits],
    onDone: ({ reply: { reportId, version } }) => {
      toasts.show({ tone: 'success', title: t('report.made', { version }) });
      navigate(`${pathTo('report')}?id=${reportId}`);
    },
    onFailed: ({ error, retry }) => tellFailure('submit', error, retry),
  });
}
