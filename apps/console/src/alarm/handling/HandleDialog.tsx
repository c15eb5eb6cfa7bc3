import type { Alarm } from '@fireline/api/alarm';
import { alarmWords } from '@fireline/domain/alarm';
import type { TypedHandling } from '@fireline/ui/AlarmHandlingForm';
import { Dialog } from '@fireline/ui/Dialog';
import { useWords } from '@fireline/ui/lib';
import { useSyncExternalStore } from 'react';
import { useDraft } from '../../lib/form/useDraft.ts';
import { useLive } from '../../lib/session/live.ts';
import { HandlingForm, handlingDraft } from './HandlingForm.tsx';
import { useHandle } from './useHandle.ts';
import { alarmScreenWords } from '../words.ts';

export interface HandleDialogProps {
  /** The alarm as it was when the dialog was asked for. */
  readonly alarm: Alarm;
  readonly onClose: () => void;
}

/** Handles an alarm from wherever it is seen; when somebody else closes it meanwhile, the form says who. @spec ALM-03 */
export function HandleDialog({ alarm, onClose }: HandleDialogProps) {
  const t = useWords(alarmScreenWords, alarmWords);
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
