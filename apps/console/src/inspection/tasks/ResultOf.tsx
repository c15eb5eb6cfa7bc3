import { type InspectionTaskDetail, inspectionCalls } from '@fireline/api/inspection';
import { inspectionWords } from '@fireline/domain/inspection';
import { hourMs, minuteMs } from '@fireline/domain/lib';
import { useFormat, useWords } from '@fireline/ui/lib';
import { Album, Picture } from '../../lib/images/Picture.tsx';
import { StateMark } from '../../lib/list/StateMark.tsx';
import { Marks, Opinions } from './Tasks.styles.ts';
import { taskWords } from './words.ts';

type Item = InspectionTaskDetail['points'][number]['items'][number];
type Result = Item['results'][number];

/** What the report says of a result besides what was found. */
function useMarks() {
  const t = useWords(taskWords);
  return ({ at, receivedAt, isClockWrong, skewMs, isCorrected, recordedBy, inspectorName }: Result): string[] => {
    const hours = Math.floor((Date.parse(receivedAt) - Date.parse(at)) / hourMs);
    return [
      ...(recordedBy === inspectorName || recordedBy === '' ? [] : [t('patrolTasks.recordedBy', { name: recordedBy })]),
      ...(hours > 0 ? [t('patrolTasks.sentLater', { hours })] : []),
      ...(isClockWrong ? [t('patrolTasks.clock', { minutes: Math.round(Math.abs(skewMs) / minuteMs) })] : []),
      ...(isCorrected ? [t('patrolTasks.corrected')] : []),
    ];
  };
}

/** All that was found at an item, beside each other: of two opinions both stand, and the worst counts. @spec INS-05 */
export function ResultsOf({ item }: { readonly item: Item }) {
  const t = useWords(taskWords, inspectionWords);
  const { dateTime } = useFormat();
  const marksOf = useMarks();
  if (item.results.length === 0) return <StateMark state="none">{t('patrolTasks.notLooked')}</StateMark>;
  return (
    <Opinions>
      {item.results.map((result) => (
        <li key={result.key} data-corrected={result.isCorrected || undefined}>
          <StateMark state={result.outcome === 'fail' ? 'failed' : 'completed'}>
            {t(`inspection.outcome.${result.outcome}`)}
          </StateMark>
          {result.description !== '' && <div>{result.description}</div>}
          <Marks>{t('patrolTasks.by', { name: result.inspectorName, at: dateTime(result.at) })}</Marks>
          {marksOf(result).map((mark) => (
            <Marks key={mark}>{mark}</Marks>
          ))}
          {result.images.length > 0 && (
            <Album>
              {result.images.map((imageId) => (
                <figure key={imageId}>
                  <Picture
                    call={inspectionCalls.resultImage}
                    imageId={imageId}
                    label={t('patrolTasks.image', { item: item.content })}
                  />
                </figure>
              ))}
            </Album>
          )}
        </li>
      ))}
    </Opinions>
  );
}
