import { type InspectionFailure, type InspectionTaskDetail, inspectionCalls } from '@fireline/api/inspection';
import { inspectionWords } from '@fireline/domain/inspection';
import { pathTo } from '@fireline/domain/shell';
import { siteWords } from '@fireline/domain/site';
import { Button } from '@fireline/ui/Button';
import { Link } from '@fireline/ui/Link';
import { useFormat, useWords } from '@fireline/ui/lib';
import { useMay } from '../../lib/session/useMay.ts';
import { Requirement } from '../points/Points.styles.ts';
import { spotText } from '../points/spotText.ts';
import { pointWords } from '../points/words.ts';
import { ResultsOf } from './ResultOf.tsx';
import { Acts, ItemRow, Marks, PointBlock } from './Tasks.styles.ts';
import { taskWords } from './words.ts';

type Point = InspectionTaskDetail['points'][number];
type Item = Point['items'][number];

/** What became of a failed item. */
function FailureOf({ failure }: { readonly failure: InspectionFailure }) {
  const t = useWords(taskWords, inspectionWords);
  const { state, hazardId, decidedBy, reason } = failure;
  return (
    <Marks>
      {t(`inspection.failure.state.${state}`)}{' '}
      {hazardId !== null && <Link href={`${pathTo('hazardDetail')}?id=${hazardId}`}>{t('patrolTasks.hazard')}</Link>}
      {decidedBy !== '' && <div>{t('patrolTasks.decidedBy', { name: decidedBy, reason: reason || '—' })}</div>}
    </Marks>
  );
}

export interface TaskPointProps {
  readonly point: Point;
  readonly number: number;
  /** Results are taken: the task has begun and is not withdrawn. */
  readonly isOpen: boolean;
  readonly onRecord: (item: Item) => void;
  readonly onPassRest: () => void;
  readonly onDecide: (failure: InspectionFailure) => void;
}

/** One point of a task: where it is, and what was found at each of its items. @spec INS-05 */
export function TaskPoint({ point, number, isOpen, onRecord, onPassRest, onDecide }: TaskPointProps) {
  const t = useWords(taskWords, inspectionWords, pointWords, siteWords);
  const { dateTime } = useFormat();
  const may = useMay();
  const mayRecord = isOpen && may(inspectionCalls.sync);
  const word = ({ results }: Item): string => t(results.length === 0 ? 'patrolTasks.record' : 'patrolTasks.again');
  const isMissing = point.items.some(({ results }) => results.length === 0);
  const spot = { ...point, buildingId: point.buildingName === '' ? null : 1 };
  return (
    <PointBlock aria-label={point.name}>
      <header>
        <div>
          <h3>
            {number}. {point.name}
          </h3>
          <Requirement>
            {spotText(spot, t)} · {point.location} · {point.categoryName}
          </Requirement>
          {point.scans.map(({ way, reason, at, inspectorName }) => (
            <Marks key={`${at} ${way}`}>
              {t(`inspection.scan.way.${way}`)}
              {reason !== '' && `：${reason}`} · {t('patrolTasks.by', { name: inspectorName, at: dateTime(at) })}
            </Marks>
          ))}
        </div>
        {mayRecord && isMissing && (
          <Acts>
            <Button aria-label={t('patrolTasks.passRest.of', { point: point.name })} onClick={onPassRest}>
              {t('patrolTasks.passRest')}
            </Button>
          </Acts>
        )}
      </header>
      {point.items.map((item) => (
        <ItemRow key={item.itemId}>
          <div>
            {item.content}
            {item.requirement !== '' && <Requirement>{item.requirement}</Requirement>}
            {item.guideUrl !== null && (
              <Acts>
                <Link href={item.guideUrl}>{t('patrolTasks.guide')}</Link>
              </Acts>
            )}
          </div>
          <div>
            <ResultsOf item={item} />
            {item.failure && <FailureOf failure={item.failure} />}
          </div>
          <Acts>
            {item.failure?.state === 'undecided' && may(inspectionCalls.decideFailure) && (
              <Button variant="primary" onClick={() => item.failure && onDecide(item.failure)}>
                {t('patrolTasks.decide')}
              </Button>
            )}
            {mayRecord && (
              <Button aria-label={`${word(item)} ${item.content}`} onClick={() => onRecord(item)}>
                {word(item)}
              </Button>
            )}
          </Acts>
        </ItemRow>
      ))}
    </PointBlock>
  );
}
