import { alarmCalls, type Silence } from '@fireline/api/alarm';
import { useCall } from '@fireline/api/react';
import { alarmSilenceWords, alarmWords } from '@fireline/domain/alarm';
import { Banner } from '@fireline/ui/Banner';
import { Button } from '@fireline/ui/Button';
import { useFormat, useWords } from '@fireline/ui/lib';
import { BellOff } from 'lucide-react';
import { useState } from 'react';
import { useMay } from '../../lib/session/useMay.ts';
import { EndSilence } from './EndSilence.tsx';
import { silenceName } from './silenceColumns.tsx';
import { SilenceForm } from './SilenceForm.tsx';
import { silenceWords } from './words.ts';

/** Over a device while it is silenced, itself or with its place or a rule, and before. @spec ALM-12 DEV-13 */
export function DeviceSilences({ deviceId }: { readonly deviceId: number }) {
  const t = useWords(silenceWords, alarmSilenceWords, alarmWords);
  const format = useFormat();
  const may = useMay();
  const [ending, setEnding] = useState<Silence>();
  const call = useCall(alarmCalls.silencesOf, { deviceId }, { isEnabled: may(alarmCalls.silencesOf), isPolling: true });
  return (
    <>
      {(call.data?.silences ?? []).map((silence) => {
        const { silenceId, state, startsAt, endsAt, reason, target, createdBy, isOwn } = silence;
        const times = { from: format.dateTime(startsAt), time: format.dateTime(endsAt), reason };
        const what = [t(`alarm.silence.target.${target}`), silenceName(silence, t)].join(' ');
        return (
          <Banner
            key={silenceId}
            data-banner="silence"
            tone={state === 'running' ? 'attention' : 'info'}
            title={t(state === 'running' ? 'silences.running' : 'silences.planned', times)}
            actions={
              isOwn &&
              may(alarmCalls.endSilence) && (
                <Button onClick={() => setEnding(silence)}>
                  {t(state === 'running' ? 'silences.end' : 'silences.cancel')}
                </Button>
              )
            }
          >
            {t('silences.by', { target: what, by: createdBy })}
          </Banner>
        );
      })}
      {ending && <EndSilence silence={ending} onClose={() => setEnding(undefined)} />}
    </>
  );
}

/** Silences a device from its page. @spec ALM-12 */
export function SilenceButton({ device }: { readonly device: { readonly deviceId: number; readonly name: string } }) {
  const t = useWords(silenceWords);
  const may = useMay();
  const [isWriting, setWriting] = useState(false);
  if (!may(alarmCalls.createSilence)) return null;
  const close = () => setWriting(false);
  return (
    <>
      <Button icon={<BellOff aria-hidden />} onClick={() => setWriting(true)}>
        {t('silences.device.add')}
      </Button>
      {isWriting && <SilenceForm device={device} onClose={close} onSaved={close} />}
    </>
  );
}
