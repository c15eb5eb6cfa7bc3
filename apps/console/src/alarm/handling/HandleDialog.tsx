import type { Alarm } from '@fireline/api/alarm';
import { alarmWords, isUnacknowledged } from '@fireline/domain/alarm';
import type { TypedHandling } from '@fireline/ui/AlarmHandlingForm';
import { siteWords } from '@fireline/domain/site';
import { AlarmLevelBadge } from '@fireline/ui/AlarmLevelBadge';
import { Banner } from '@fireline/ui/Banner';
import { Dialog } from '@fireline/ui/Dialog';
import { useFormat, useWords } from '@fireline/ui/lib';
import { useSyncExternalStore } from 'react';
import { styled } from 'styled-components';
import { floorText } from '../../lib/floor.ts';
import { useDraft } from '../../lib/form/useDraft.ts';
import { useLive } from '../../lib/session/live.ts';
import { HandlingForm, handlingDraft } from './HandlingForm.tsx';
import { useHandle } from './useHandle.ts';
import { alarmScreenWords } from '../words.ts';

/** Which alarm it is: the desk may have moved on since the reader looked. */
const Which = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: var(--fl-space-2);
  align-items: center;
  margin: 0 0 var(--fl-space-3);

  & > time {
    color: var(--fl-text-muted);
  }
`;

export interface HandleDialogProps {
  /** The alarm as it was when the dialog was asked for. */
  readonly alarm: Alarm;
  readonly onClose: () => void;
}

/** Handles an alarm from wherever it is seen; when somebody else closes it meanwhile, the form says who. @spec ALM-03 */
export function HandleDialog({ alarm, onClose }: HandleDialogProps) {
  const t = useWords(alarmScreenWords, alarmWords, siteWords);
  const { age } = useFormat();
  const { alarms } = useLive();
  const { alarmId } = alarm;
  const draft = useDraft<TypedHandling>(handlingDraft(alarmId));
  const now = useSyncExternalStore(
    (listener) => alarms.rows.subscribeRow(alarmId, listener),
    () => alarms.rows.getRow(alarmId) ?? alarm,
  );
  const { handle, ...state } = useHandle(alarmId, draft.forget);
  return (
    <Dialog
      isOpen
      title={`${t('alarm.detail.handling')}: ${t(`alarm.kind.${alarm.kind}`)} · ${alarm.placeName}`}
      onClose={() => draft.leave(onClose)}
    >
      <Which>
        <AlarmLevelBadge level={now.level} />
        <span>
          {[now.buildingName, floorText(now.floor, t), now.deviceName].filter((part) => part !== '').join(' · ')}
        </span>
        <time dateTime={now.receivedAt}>{age(now.receivedAt)}</time>
      </Which>
      {isUnacknowledged(now.state) && <Banner tone="attention">{t('alarm.handling.unacknowledged')}</Banner>}
      <HandlingForm
        alarm={now}
        {...{ draft, ...state }}
        hasInitialFocus
        handle={(handling) => {
          handle(handling);
          onClose();
        }}
      />
    </Dialog>
  );
}
