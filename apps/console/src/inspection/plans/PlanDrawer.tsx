import { type InspectionPlanDetail, inspectionCalls } from '@fireline/api/inspection';
import type { useCall } from '@fireline/api/react';
import { sessionCalls } from '@fireline/api/session';
import { alarmWords } from '@fireline/domain/alarm';
import { inspectionWords } from '@fireline/domain/inspection';
import { dayAt } from '@fireline/domain/lib';
import { serviceWords } from '@fireline/domain/service';
import { pathTo } from '@fireline/domain/shell';
import { DescriptionList } from '@fireline/ui/DescriptionList';
import { Link } from '@fireline/ui/Link';
import { useFormat, useNow, useWords } from '@fireline/ui/lib';
import { RecordHistory } from '../../lib/history/RecordHistory.tsx';
import { StateMark } from '../../lib/list/StateMark.tsx';
import { ActsDrawer } from '../../lib/page/ActsDrawer.tsx';
import { Loaded } from '../../lib/page/Loaded.tsx';
import { Stack } from '../../lib/page/Page.styles.ts';
import { useChangeFacts } from '../../lib/record/useChangeFacts.ts';
import { recordPageWords } from '../../lib/record/words.ts';
import { useMay } from '../../lib/session/useMay.ts';
import { Items } from '../points/Points.styles.ts';
import {
  cycleText,
  dayText,
  daysText,
  inspectorText,
  lineText,
  shownState,
  stateMarks,
  stateText,
} from './planTexts.ts';
import { planWords } from './words.ts';

/** What is done to a plan from its drawer. */
export type PlanAct = 'modify' | 'enable' | 'disable' | 'delete';
const calls = {
  modify: inspectionCalls.changePlan,
  enable: inspectionCalls.switchPlan,
  disable: inspectionCalls.switchPlan,
  delete: inspectionCalls.deletePlan,
} as const;
const actsOf = ({ state }: InspectionPlanDetail): readonly PlanAct[] =>
  state === 'deleted' ? [] : ['modify', state === 'enabled' ? 'disable' : 'enable', 'delete'];
const minuteMs = 60_000;
/** So many of the next tasks are shown. */
const shownCount = 10;

/** The facts of what a failed item becomes. */
function useFailureText() {
  const t = useWords(planWords, inspectionWords, alarmWords, serviceWords);
  return ({ onFailure, hazardLevel, dueDays, orderLevel, methods }: InspectionPlanDetail): string =>
    [
      t(`inspection.failure.${onFailure}`),
      ...(hazardLevel === null ? [] : [`${t('plans.hazardLevel')} ${t(`alarm.level.${hazardLevel}`)}`]),
      ...(dueDays === null ? [] : [`${t('plans.dueDays')} ${dueDays}`]),
      ...(orderLevel === null ? [] : [`${t('plans.orderLevel')} ${t(`service.order.level.${orderLevel}`)}`]),
      ...methods.map((method) => t(`service.order.method.${method}`)),
    ].join(' · ');
}

function Tasks({ plan }: { readonly plan: InspectionPlanDetail }) {
  const t = useWords(planWords);
  const format = useFormat();
  const all = [...plan.open, ...plan.next].slice(0, shownCount);
  if (all.length === 0) return t('plans.preview.none');
  return (
    <Items>
      {all.map(({ from, to }) => (
        <li key={from}>{daysText(from, to, t, format)}</li>
      ))}
    </Items>
  );
}

function Facts({ plan }: { readonly plan: InspectionPlanDetail }) {
  const t = useWords(planWords, inspectionWords, recordPageWords);
  const format = useFormat();
  const failureText = useFailureText();
  const changeFacts = useChangeFacts();
  const today = dayAt(useNow(minuteMs));
  const { pausedFrom, validFrom, validTo, route, deletedAt, deletedBy } = plan;
  const state = stateText(plan, today, t);
  return (
    <DescriptionList
      layout="rows"
      items={[
        {
          term: t('plans.state'),
          detail: (
            <StateMark state={stateMarks[shownState(plan, today)]}>
              {pausedFrom === null || plan.state === 'deleted'
                ? state
                : t('plans.pausedFrom', { day: dayText(pausedFrom, format) })}
            </StateMark>
          ),
        },
        { term: t('plans.unit'), detail: plan.unitName },
        {
          term: t('plans.line'),
          detail:
            plan.lineId === null ? (
              lineText(plan, t)
            ) : (
              <Link href={`${pathTo('inspectionLines')}?open=${plan.lineId}`}>{plan.lineName}</Link>
            ),
        },
        { term: t('plans.inspector'), detail: inspectorText(plan, t) },
        { term: t('plans.cycle'), detail: cycleText(plan, t) },
        { term: t('plans.valid'), detail: daysText(validFrom, validTo, t, format) },
        ...(route === '' ? [] : [{ term: t('plans.route'), detail: route }]),
        { term: t('plans.failure'), detail: failureText(plan) },
        ...(deletedAt === null
          ? [{ term: t('plans.preview'), detail: <Tasks plan={plan} /> }]
          : [
              { term: t('plans.deletedBy'), detail: deletedBy },
              { term: t('plans.deletedAt'), detail: format.dateTime(deletedAt) },
            ]),
        ...changeFacts(plan),
      ]}
    />
  );
}

export interface PlanDrawerProps {
  readonly call: Pick<ReturnType<typeof useCall<unknown, InspectionPlanDetail>>, 'data' | 'error' | 'refetch'>;
  readonly onAct: (act: PlanAct) => void;
  readonly onClose: () => void;
}

/** One plan: who walks what and when, its next tasks, what a failed item becomes. @spec INS-04 */
export function PlanDrawer({ call, onAct, onClose }: PlanDrawerProps) {
  const t = useWords(planWords, recordPageWords);
  const may = useMay();
  return (
    <ActsDrawer
      size="large"
      title={call.data?.name ?? t('plans.name')}
      acts={call.data ? actsOf(call.data) : []}
      calls={calls}
      labelOf={(act) => (act === 'modify' || act === 'delete' ? t(`record.${act}`) : t(`plans.${act}`))}
      onAct={onAct}
      onClose={onClose}
    >
      <Loaded call={call} action="query">
        {(plan) => (
          <Stack>
            <Facts plan={plan} />
            {may(sessionCalls.userLog) && <RecordHistory kind="inspectionPlan" id={plan.planId} record={plan} />}
          </Stack>
        )}
      </Loaded>
    </ActsDrawer>
  );
}
