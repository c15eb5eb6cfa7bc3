import { type InspectionLineDetail, inspectionCalls } from '@fireline/api/inspection';
import type { useCall } from '@fireline/api/react';
import { sessionCalls } from '@fireline/api/session';
import { siteWords } from '@fireline/domain/site';
import { Button } from '@fireline/ui/Button';
import { DescriptionList } from '@fireline/ui/DescriptionList';
import { Drawer } from '@fireline/ui/Drawer';
import { useFormat, useWords } from '@fireline/ui/lib';
import { RecordHistory } from '../../lib/history/RecordHistory.tsx';
import { Loaded } from '../../lib/page/Loaded.tsx';
import { Stack, Tools } from '../../lib/page/Page.styles.ts';
import { useMay } from '../../shell/useMay.ts';
import { useChangeFacts } from '../catalogue/useChangeFacts.ts';
import { catalogueWords } from '../catalogue/words.ts';
import { Items, Requirement } from './Points.styles.ts';
import { spotText } from './spotText.ts';
import { lineWords, pointWords } from './words.ts';

/** What is done to a line from its drawer. */
export type LineAct = 'modify' | 'delete' | 'print';

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
                      {spotText(point, t) || t('patrolPoints.outdoors')} · {point.location}
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
  const t = useWords(lineWords, catalogueWords);
  const may = useMay();
  const line = call.data;
  return (
    <Drawer
      isOpen
      isDismissable
      size="large"
      onClose={onClose}
      title={line?.name ?? t('lines.name')}
      {...(line && {
        footer: (
          <Tools>
            {may(inspectionCalls.changeLine) && (
              <Button onClick={() => onAct('modify')}>{t('catalogue.modify')}</Button>
            )}
            {line.points > 0 && <Button onClick={() => onAct('print')}>{t('lines.sheet')}</Button>}
            {may(inspectionCalls.deleteLine) && (
              <Button variant="danger" onClick={() => onAct('delete')}>
                {t('catalogue.delete')}
              </Button>
            )}
          </Tools>
        ),
      })}
    >
      <Loaded call={call} action="query">
        {(shown) => (
          <Stack>
            <Facts line={shown} />
            {may(sessionCalls.userLog) && <RecordHistory kind="inspectionLine" id={shown.lineId} record={shown} />}
          </Stack>
        )}
      </Loaded>
    </Drawer>
  );
}
