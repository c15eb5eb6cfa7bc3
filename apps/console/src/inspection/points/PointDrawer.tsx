import { type InspectionPointDetail, inspectionCalls } from '@fireline/api/inspection';
import type { useCall } from '@fireline/api/react';
import { sessionCalls } from '@fireline/api/session';
import { inspectionWords } from '@fireline/domain/inspection';
import { pathTo } from '@fireline/domain/shell';
import { siteWords } from '@fireline/domain/site';
import { DescriptionList } from '@fireline/ui/DescriptionList';
import { Link } from '@fireline/ui/Link';
import { useFormat, useWords } from '@fireline/ui/lib';
import { RecordHistory } from '../../lib/history/RecordHistory.tsx';
import { ActsDrawer } from '../../lib/page/ActsDrawer.tsx';
import { Loaded } from '../../lib/page/Loaded.tsx';
import { Stack } from '../../lib/page/Page.styles.ts';
import { useMay } from '../../lib/session/useMay.ts';
import { useChangeFacts } from '../../lib/record/useChangeFacts.ts';
import { recordPageWords } from '../../lib/record/words.ts';
import { namesWords } from '../../lib/words.ts';
import { daysText } from '../plans/planTexts.ts';
import { planWords } from '../plans/words.ts';
import { ItemsOf } from './ItemsOf.tsx';
import { PointPicture } from './PointPicture.tsx';
import { PointDue, PointLook, tagTexts } from './PointStates.tsx';
import { spotText } from './spotText.ts';
import { pointWords } from './words.ts';

/** What is done to a point from its drawer. */
export type PointAct = 'modify' | 'delete';
const calls = { modify: inspectionCalls.changePoint, delete: inspectionCalls.deletePoint } as const;

function Facts({ point }: { readonly point: InspectionPointDetail }) {
  const t = useWords(pointWords, planWords, inspectionWords, siteWords, namesWords);
  const format = useFormat();
  const may = useMay();
  const changeFacts = useChangeFacts();
  const { lineId, lineName, position, lastLook, due, tags } = point;
  return (
    <DescriptionList
      layout="rows"
      items={[
        { term: t('patrolPoints.unit'), detail: point.unitName },
        ...(lastLook === undefined
          ? []
          : [{ term: t('patrolPoints.lastLook'), detail: <PointLook look={lastLook} /> }]),
        ...(lastLook ? [{ term: t('patrolPoints.lookedAt'), detail: format.dateTime(lastLook.at) }] : []),
        ...(due === undefined ? [] : [{ term: t('patrolPoints.due'), detail: <PointDue due={due} lineId={lineId} /> }]),
        ...(due ? [{ term: t('patrolPoints.dueDays'), detail: daysText(due.from, due.to, t, format) }] : []),
        ...(point.placeName ? [{ term: t('patrolPoints.place'), detail: point.placeName }] : []),
        { term: t('patrolPoints.building'), detail: spotText(point, t) },
        { term: t('patrolPoints.location'), detail: point.location },
        { term: t('patrolPoints.category'), detail: point.categoryName },
        {
          term: t('patrolPoints.line'),
          detail:
            lineId === null ? (
              t('patrolPoints.inLine.no')
            ) : may(inspectionCalls.line) ? (
              <Link href={`${pathTo('inspectionLines')}?open=${lineId}`}>{lineName}</Link>
            ) : (
              lineName
            ),
        },
        ...(position === null ? [] : [{ term: t('patrolPoints.position'), detail: format.number(position) }]),
        ...(tags
          ? [{ term: t('patrolPoints.tags'), detail: tagTexts(tags, t).join(t('names.separator')) || '—' }]
          : []),
        { term: t('patrolPoints.items'), detail: <ItemsOf items={point.itemList} /> },
        ...changeFacts(point),
      ]}
    />
  );
}

export interface PointDrawerProps {
  readonly call: Pick<ReturnType<typeof useCall<unknown, InspectionPointDetail>>, 'data' | 'error' | 'refetch'>;
  readonly onAct: (act: PointAct) => void;
  readonly onClose: () => void;
}

/** One point: where it is, its line, what is looked at there, who made and changed it. @spec INS-02 */
export function PointDrawer({ call, onAct, onClose }: PointDrawerProps) {
  const t = useWords(recordPageWords, pointWords);
  const may = useMay();
  return (
    <ActsDrawer
      title={call.data?.name ?? t('patrolPoints.name')}
      acts={call.data ? (['modify', 'delete'] as const) : []}
      calls={calls}
      labelOf={(act) => t(`record.${act}`)}
      onAct={onAct}
      onClose={onClose}
    >
      <Loaded call={call} action="query">
        {(point) => (
          <Stack>
            <Facts point={point} />
            <PointPicture point={point} />
            {may(sessionCalls.userLog) && <RecordHistory kind="inspectionPoint" id={point.pointId} record={point} />}
          </Stack>
        )}
      </Loaded>
    </ActsDrawer>
  );
}
