import type { ReplyOf } from '@fireline/api/lib';
import type { serviceCalls } from '@fireline/api/service';
import { diagnosisWords } from '@fireline/domain/service';
import { pathTo } from '@fireline/domain/shell';
import { Card } from '@fireline/ui/Card';
import { EmptyState } from '@fireline/ui/EmptyState';
import { Link } from '@fireline/ui/Link';
import { useFormat, useWords } from '@fireline/ui/lib';
import { StateMark } from '../../lib/list/StateMark.tsx';
import { Loaded, type LoadedProps } from '../../lib/page/Loaded.tsx';
import { Lines } from '../overview/Service.styles.ts';
import { resultShapes, subjectOf } from './subject.ts';
import { diagnosisPageWords } from './words.ts';

export interface RecentDiagnosesProps {
  readonly call: LoadedProps<ReplyOf<typeof serviceCalls.diagnoses>>['call'];
}

/** What was diagnosed last and what came of it, each leading to its record. @spec SRV-05 */
export function RecentDiagnoses({ call }: RecentDiagnosesProps) {
  const t = useWords(diagnosisPageWords, diagnosisWords);
  const { shortDateTime } = useFormat();
  return (
    <Card
      title={t('diagnoses.recent')}
      headingLevel={2}
      actions={<Link href={pathTo('diagnosisRecords')}>{t('diagnoses.records')}</Link>}
    >
      <Loaded call={call} action="query">
        {({ rows }) =>
          rows.length === 0 ? (
            <EmptyState title={t('diagnoses.empty')} />
          ) : (
            <Lines>
              {rows.map((one) => (
                <li key={one.diagnosisId}>
                  <span>
                    <Link href={`${pathTo('diagnosisRecords')}?open=${one.diagnosisId}`}>
                      {t(`service.diagnosis.question.${one.question}`)}
                    </Link>
                    <small>{[subjectOf(one), one.placeName, shortDateTime(one.at)].filter(Boolean).join(' · ')}</small>
                  </span>
                  <StateMark state={resultShapes[one.worst]}>{t(`service.diagnosis.result.${one.worst}`)}</StateMark>
                </li>
              ))}
            </Lines>
          )
        }
      </Loaded>
    </Card>
  );
}
