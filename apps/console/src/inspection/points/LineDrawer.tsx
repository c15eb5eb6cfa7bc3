import { type InspectionLineDetail, inspectionCalls } from '@fireline/api/inspection';
import type { useCall } from '@fireline/api/react';
import { sessionCalls } from '@fireline/api/session';
import { siteWords } from '@fireline/domain/site';
import { DescriptionList } from '@fireline/ui/DescriptionList';
import { useFormat, useWords } from '@fireline/ui/lib';
import { RecordHistory } from '../../lib/history/RecordHistory.tsx';
import { ActsDrawer } from '../../lib/page/ActsDrawer.tsx';
import { Loaded } from '../../lib/page/Loaded.tsx';
import { Stack } from '../../lib/page/Page.styles.ts';
import { useMay } from '../../lib/session/useMay.ts';
import { useChangeFacts } from '../../lib/record/useChangeFacts.ts';
import { recordPageWords } from '../../lib/record/words.ts';
import { Items, Requirement } from './Points.styles.ts';
import { RoutePicture } from './RoutePicture.tsx';
import { spotText } from './spotText.ts';
import { lineWords, pointWords } from './words.ts';

const acts = ['modify', 'print', 'delete'] as const;
/** What is done to a line from its drawer. */
export type LineAct = (typeof acts)[number];
const calls = { modify: inspectionCalls.changeLine, print: null, delete: inspectionCalls.deleteLine } as const;

function Facts({ line }: { readonly line: InspectionLineDetail }) {
  const t = useWords(lineWords, pointWords, siteWords);
  const { number } = useFormat();
  const changeFacts = useChangeFacts();
  const { route } = line;
  return (
    <DescriptionList
      layout="rows"
      items={[
        { term: t('lines.unit'), detail: line.unitName },
        { term: t('lines.points'), detail: number(line.points) },
        {
          term: t('lines.route'),
          detail:
            route.length === 0 ? (
              t('lines.route.none')
            ) : (
              <Items>
                {route.map((point) => (
                  <li key={point.pointId}>
                    {point.name}
                    <Requirement>
                      {spotText(point, t)} · {point.location}
                    </Requirement>
                  </li>
                ))}
              </Items>
            ),
        },
        ...changeFacts(line),
      ]}
    />
  );
}

export interface LineDrawerProps {
  readonly call: Pick<ReturnType<typeof useCall<unknown, InspectionLineDetail>>, 'data' | 'error' | 'refetch'>;
  readonly onAct: (act: LineAct) => void;
  readonly onClose: () => void;
}

/** One line: its points in the order in which they are walked, who made and changed it. @spec INS-03 */
export function LineDrawer({ call, onAct, onClose }: LineDrawerProps) {
  const t = useWords(lineWords, recordPageWords);
  const may = useMay();
  const line = call.data;
  return (
    <ActsDrawer
      size="large"
      title={line?.name ?? t('lines.name')}
      acts={line ? acts.filter((act) => act !== 'print' || line.points > 0) : []}
      calls={calls}
      labelOf={(act) => (act === 'print' ? t('lines.sheet') : t(`record.${act}`))}
      onAct={onAct}
      onClose={onClose}
    >
      <Loaded call={call} action="query">
        {(shown) => (
          <Stack>
            <RoutePicture unitId={shown.unitId} route={shown.route} />
            <Facts line={shown} />
            {may(sessionCalls.userLog) && <RecordHistory kind="inspectionLine" id={shown.lineId} record={shown} />}
          </Stack>
        )}
      </Loaded>
    </ActsDrawer>
  );
}
