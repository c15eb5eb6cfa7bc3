import { type InspectionPoint, inspectionCalls } from '@fireline/api/inspection';
import type { Who } from '@fireline/api/lib';
import type { inspectionWords } from '@fireline/domain/inspection';
import type { siteWords } from '@fireline/domain/site';
import type { Column } from '@fireline/ui/DataTable';
import { type Format, type Translate, VisuallyHidden } from '@fireline/ui/lib';
import { floorText } from '../../lib/floor.ts';
import { countCell } from '../../lib/list/countCell.ts';
import { dayCell, shortTimeCell } from '../../lib/list/timeCell.tsx';
import { TwoLines } from '../../lib/list/TwoLines.styles.ts';
import type { RecordPageKeys } from '../../lib/record/words.ts';
import { PointDue, PointLook, foundText, standingText, tagTexts, tagsText } from './PointStates.tsx';
import type { PointKeys } from './words.ts';

type Keys = PointKeys | RecordPageKeys | keyof typeof siteWords | keyof typeof inspectionWords;
type T = Translate<Keys>;
type PointFormat = Pick<Format, 'number' | 'date' | 'dateTime' | 'shortDateTime'>;

/** Which building and floor, and where on it. */
const withinText = ({ buildingName, floor, location }: InspectionPoint, t: T): string =>
  [[buildingName, floorText(floor, t)].filter(Boolean).join(' '), location].filter(Boolean).join(' · ');

const whereColumns = (t: T): readonly Column<InspectionPoint>[] => [
  {
    id: 'where',
    header: t('patrolPoints.where'),
    width: 176,
    isExportable: false,
    cell: (point) => {
      const place = point.placeName || t('patrolPoints.outdoors');
      const within = withinText(point, t);
      return (
        <TwoLines title={`${place} · ${within}`}>
          <span>{place}</span>
          <small>
            <VisuallyHidden> · </VisuallyHidden>
            {within}
          </small>
        </TwoLines>
      );
    },
  },
  // the same in parts: files have them, since people sort and filter by them there
  {
    id: 'place',
    header: t('patrolPoints.place'),
    width: 180,
    isInEveryFile: true,
    cell: ({ placeName }) => placeName,
  },
  {
    id: 'building',
    header: t('patrolPoints.building'),
    width: 120,
    isInEveryFile: true,
    cell: ({ buildingId, buildingName }) => (buildingId === null ? t('patrolPoints.outdoors') : buildingName),
  },
  {
    id: 'floor',
    header: t('patrolPoints.floor'),
    width: 90,
    isInEveryFile: true,
    cell: ({ floor }) => floorText(floor, t),
  },
  {
    id: 'location',
    header: t('patrolPoints.location'),
    width: 140,
    isInEveryFile: true,
    cell: ({ location }) => location,
  },
];

/** What the tasks say of a point; its instants and days have columns of their own, since people sort and filter by them in files. */
const roundColumns = (t: T, format: PointFormat): readonly Column<InspectionPoint>[] => [
  {
    id: 'lastLook',
    header: t('patrolPoints.lastLook'),
    width: 164,
    isSortable: true,
    text: ({ lastLook = null }) => foundText(lastLook, t),
    cell: ({ lastLook }) => lastLook !== undefined && <PointLook look={lastLook} />,
  },
  {
    id: 'lookedAt',
    header: t('patrolPoints.lookedAt'),
    isInEveryFile: true,
    ...shortTimeCell<InspectionPoint>(({ lastLook }) => lastLook?.at ?? null, format),
  },
  {
    id: 'due',
    header: t('patrolPoints.due'),
    width: 160,
    isExportable: false,
    cell: ({ due, lineId }) => due !== undefined && <PointDue due={due} lineId={lineId} />,
  },
  {
    id: 'dueFrom',
    header: t('patrolPoints.dueFrom'),
    width: 120,
    isInEveryFile: true,
    ...dayCell<InspectionPoint>(({ due }) => due?.from ?? null, format),
  },
  {
    id: 'dueTo',
    header: t('patrolPoints.dueTo'),
    width: 120,
    isInEveryFile: true,
    ...dayCell<InspectionPoint>(({ due }) => due?.to ?? null, format),
  },
  {
    id: 'standing',
    header: t('patrolPoints.standing'),
    width: 140,
    isInEveryFile: true,
    cell: ({ due = null, lineId }) => standingText(due, lineId, t),
  },
];

const lineColumns = (t: T, format: PointFormat): readonly Column<InspectionPoint>[] => [
  {
    id: 'line',
    header: t('patrolPoints.line'),
    width: 124,
    isSortable: true,
    text: ({ lineId, lineName }) => (lineId === null ? '—' : lineName),
    cell: ({ lineId, lineName, position }) =>
      lineId === null ? (
        '—'
      ) : (
        <TwoLines title={lineName}>
          <span>{lineName}</span>
          {position !== null && (
            <small>
              <VisuallyHidden> · </VisuallyHidden>
              {t('patrolPoints.positionAt', { at: format.number(position) })}
            </small>
          )}
        </TwoLines>
      ),
  },
  {
    id: 'position',
    header: t('patrolPoints.position'),
    width: 80,
    align: 'end',
    isInEveryFile: true,
    text: ({ position }) => position ?? '',
    cell: ({ position }) => (position === null ? '—' : format.number(position)),
  },
];

const tagColumn = (t: T): Column<InspectionPoint> => ({
  id: 'tags',
  header: t('patrolPoints.tags'),
  width: 96,
  text: ({ tags = [] }) => tagTexts(tags, t).join('; '),
  cell: ({ tags = [] }) => <span title={tags.map(({ serial }) => serial).join(', ')}>{tagsText(tags, t)}</span>,
});

/**
 * The columns of the points of patrols: which and where, what was found last, what is due, what hangs there.
 * @param may the caller: what the lists of tasks and of tags would not tell has no column
 * @spec INS-02 INS-03 ROL-03
 */
export const pointColumns = (
  t: T,
  format: PointFormat,
  may: (call: { readonly who: Who }) => boolean,
): readonly Column<InspectionPoint>[] => [
  {
    id: 'name',
    header: t('patrolPoints.name'),
    width: 180,
    isHideable: false,
    isSortable: true,
    cell: ({ name }) => name,
  },
  ...whereColumns(t),
  ...(may(inspectionCalls.tasks) ? roundColumns(t, format) : []),
  ...lineColumns(t, format),
  ...(may(inspectionCalls.tags) ? [tagColumn(t)] : []),
  {
    id: 'category',
    header: t('patrolPoints.category'),
    width: 150,
    isSortable: true,
    isInEveryFile: true,
    cell: ({ categoryName }) => categoryName,
  },
  { id: 'unit', header: t('patrolPoints.unit'), width: 180, isSortable: true, cell: ({ unitName }) => unitName },
  {
    id: 'items',
    header: t('patrolPoints.items'),
    width: 90,
    isSortable: true,
    isInEveryFile: true,
    ...countCell<InspectionPoint>(({ items }) => items, format),
  },
  { id: 'changedBy', header: t('record.changedBy'), width: 140, cell: ({ changedBy }) => changedBy },
  {
    id: 'changedAt',
    header: t('record.changedAt'),
    isSortable: true,
    ...shortTimeCell<InspectionPoint>(({ changedAt }) => changedAt, format),
  },
];
