import { alarmCalls, type DutyPlanRow } from '@fireline/api/alarm';
import { useSend } from '@fireline/api/react';
import { pathTo } from '@fireline/domain/shell';
import { Button } from '@fireline/ui/Button';
import { DescriptionList } from '@fireline/ui/DescriptionList';
import { Drawer } from '@fireline/ui/Drawer';
import { Link } from '@fireline/ui/Link';
import { useToast } from '@fireline/ui/Toast';
import { useFormat, useWords } from '@fireline/ui/lib';
import { useLocation } from 'wouter';
import { Stack, Tools } from '../../lib/page/Page.styles.ts';
import { useTellFailure } from '../../lib/page/useTellFailure.ts';
import { useMay } from '../../lib/session/useMay.ts';
import { planColumns } from './planColumns.tsx';
import { StationRecords } from './StationRecords.tsx';
import { dutyScreenWords } from './words.ts';

/** Begins a shift where none runs; otherwise leads to the one that does. */
function Shift({ unitId, handoverId }: DutyPlanRow) {
  const t = useWords(dutyScreenWords);
  const [, navigate] = useLocation();
  const toasts = useToast();
  const tellFailure = useTellFailure();
  const mayBegin = useMay()(alarmCalls.beginShift);
  const begin = useSend(alarmCalls.beginShift, {
    outdates: [alarmCalls.dutyPlans, alarmCalls.handovers],
    onFailed: ({ error }) => tellFailure('handle', error),
  });
  if (handoverId !== null) return <Link href={pathTo('alarmHandover', { handoverId })}>{t('duty.openShift')}</Link>;
  if (!mayBegin) return null;
  const start = async (): Promise<void> => {
    const { handover } = await begin.mutateAsync({ unitId });
    toasts.show({ tone: 'success', title: t('duty.began') });
    navigate(pathTo('alarmHandover', { handoverId: handover.handoverId }));
  };
  return (
    <Button variant="primary" isPending={begin.isPending} onClick={() => void start().catch(() => undefined)}>
      {t('duty.begin')}
    </Button>
  );
}

export interface StationDrawerProps {
  readonly plan: DutyPlanRow;
  readonly onChange: () => void;
  readonly onClose: () => void;
}

/** One station: its plan, who is on duty, its checks and its handovers. @spec N16 */
export function StationDrawer({ plan, onChange, onClose }: StationDrawerProps) {
  const t = useWords(dutyScreenWords);
  const format = useFormat();
  const mayChange = useMay()(alarmCalls.saveDutyPlan);
  const facts = planColumns(t, format).filter(({ id }) => id !== 'unit');
  return (
    <Drawer isOpen isDismissable size="large" onClose={onClose} title={plan.unitName}>
      <Stack>
        <DescriptionList items={facts.map(({ header, cell }) => ({ term: header, detail: cell(plan) }))} />
        <Tools>
          <Shift {...plan} />
          {mayChange && <Button onClick={onChange}>{t('duty.change')}</Button>}
        </Tools>
        <StationRecords unitId={plan.unitId} />
      </Stack>
    </Drawer>
  );
}
