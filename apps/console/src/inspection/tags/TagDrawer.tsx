import { type InspectionTag, inspectionCalls } from '@fireline/api/inspection';
import { sessionCalls } from '@fireline/api/session';
import { inspectionWords } from '@fireline/domain/inspection';
import { pathTo } from '@fireline/domain/shell';
import { DescriptionList } from '@fireline/ui/DescriptionList';
import { Link } from '@fireline/ui/Link';
import { useFormat, useWords } from '@fireline/ui/lib';
import { RecordHistory } from '../../lib/history/RecordHistory.tsx';
import { ActsDrawer } from '../../lib/page/ActsDrawer.tsx';
import { Stack } from '../../lib/page/Page.styles.ts';
import { useChangeFacts } from '../../lib/record/useChangeFacts.ts';
import { recordPageWords } from '../../lib/record/words.ts';
import { useMay } from '../../lib/session/useMay.ts';
import { tagWords } from './words.ts';

const acts = ['modify', 'delete'] as const;
/** What is done to a tag from its drawer. */
export type TagAct = (typeof acts)[number];
const calls = { modify: inspectionCalls.changeTag, delete: inspectionCalls.deleteTag } as const;

export interface TagDrawerProps {
  readonly tag: InspectionTag;
  readonly onAct: (act: TagAct) => void;
  readonly onClose: () => void;
}

/** One tag: where it is bound, by whom and when. @spec INS-02 */
export function TagDrawer({ tag, onAct, onClose }: TagDrawerProps) {
  const t = useWords(tagWords, inspectionWords, recordPageWords);
  const { dateTime } = useFormat();
  const may = useMay();
  const changeFacts = useChangeFacts();
  const { pointId, pointName, boundBy, boundAt } = tag;
  const bound =
    pointId === null || boundAt === null
      ? []
      : [
          { term: t('tags.boundBy'), detail: boundBy },
          { term: t('tags.boundAt'), detail: dateTime(boundAt) },
        ];
  return (
    <ActsDrawer
      title={tag.serial}
      acts={acts}
      calls={calls}
      labelOf={(act) => t(`record.${act}`)}
      onAct={onAct}
      onClose={onClose}
    >
      <Stack>
        <DescriptionList
          layout="rows"
          items={[
            { term: t('tags.type'), detail: t(`inspection.tag.type.${tag.type}`) },
            { term: t('tags.unit'), detail: tag.unitName },
            {
              term: t('tags.point'),
              detail:
                pointId === null ? (
                  t('tags.bound.no')
                ) : (
                  <Link href={`${pathTo('inspectionPoints')}?open=${pointId}`}>{pointName}</Link>
                ),
            },
            ...bound,
            ...changeFacts(tag),
          ]}
        />
        {may(sessionCalls.userLog) && <RecordHistory kind="inspectionTag" id={tag.tagId} record={tag} />}
      </Stack>
    </ActsDrawer>
  );
}
