import { alarmCalls, type Silence } from '@fireline/api/alarm';
import { useWords } from '@fireline/ui/lib';
import { ConfirmSend } from '../../lib/form/ConfirmSend.tsx';
import { silenceWords } from './words.ts';

export interface EndSilenceProps {
  readonly silence: Silence;
  readonly onClose: () => void;
}

/** Asks before a silence is ended while it runs, or cancelled before it begins. @spec ALM-12 */
export function EndSilence({ silence, onClose }: EndSilenceProps) {
  const t = useWords(silenceWords);
  const isPlanned = silence.state === 'planned';
  const what = isPlanned ? 'silences.cancel' : 'silences.end';
  return (
    <ConfirmSend
      call={alarmCalls.endSilence}
      send={{ silenceId: silence.silenceId }}
      outdates={[alarmCalls.silences, alarmCalls.silencesOf]}
      action="handle"
      title={t(what)}
      confirmLabel={t(what)}
      tone="danger"
      done={t(isPlanned ? 'silences.cancelled' : 'silences.ended')}
      onClose={onClose}
    >
      {t(`${what}.what`)}
    </ConfirmSend>
  );
}
