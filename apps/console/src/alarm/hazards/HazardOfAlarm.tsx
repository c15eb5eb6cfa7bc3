import { type Alarm, alarmCalls } from '@fireline/api/alarm';
import { useCall } from '@fireline/api/react';
import { pathTo } from '@fireline/domain/shell';
import { Button } from '@fireline/ui/Button';
import { Link } from '@fireline/ui/Link';
import { useWords } from '@fireline/ui/lib';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { useInterrupted } from '../../lib/form/useDraft.ts';
import { useMay } from '../../lib/session/useMay.ts';
import { HazardForm, hazardDraft } from './HazardForm.tsx';
import { hazardWords } from './words.ts';

/** On the page of an alarm: makes a hazard of it, or leads to the one that was made. @spec ALM-13 ALM-11 */
export function HazardOfAlarm({ alarm }: { readonly alarm: Alarm }) {
  const t = useWords(hazardWords);
  const may = useMay();
  const [, navigate] = useLocation();
  const { alarmId } = alarm;
  const mayCreate = may(alarmCalls.createHazard);
  const isInterrupted = useInterrupted(hazardDraft({ alarmId }));
  const [isWriting, setWriting] = useState(mayCreate && isInterrupted);
  const call = useCall(alarmCalls.hazards, { alarmId, pageSize: 1 });
  const hazardId = call.data?.rows[0]?.hazardId;
  const to = (id: number): string => `${pathTo('hazardDetail')}?id=${id}`;
  if (hazardId !== undefined)
    return may(alarmCalls.hazard) ? <Link href={to(hazardId)}>{t('hazards.ofAlarm')}</Link> : null;
  if (!mayCreate || !call.data) return null;
  return (
    <>
      <Button onClick={() => setWriting(true)}>{t('hazards.create')}</Button>
      {isWriting && (
        <HazardForm
          alarm={alarm}
          onClose={() => setWriting(false)}
          onSaved={({ hazard }) => navigate(to(hazard.hazardId))}
        />
      )}
    </>
  );
}
