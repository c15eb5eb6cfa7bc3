import { hasNfc, type NfcOutcome, readNfc } from '@fireline/api/lib';
import { foldedSerial } from '@fireline/domain/inspection';
import { Banner } from '@fireline/ui/Banner';
import { Button } from '@fireline/ui/Button';
import { useWords } from '@fireline/ui/lib';
import { Nfc } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { tagWords } from './words.ts';

/** Reads the serial number of an NFC tag that is held to this device; where the browser has no NFC it says so, and the number is typed. @spec INS-02 */
export function NfcSerial({ onRead }: { readonly onRead: (serial: string) => void }) {
  const t = useWords(tagWords);
  const [state, setState] = useState<NfcOutcome | 'taken' | undefined>(() => (hasNfc() ? undefined : 'missing'));
  const reading = useRef<AbortController>(undefined);
  useEffect(() => () => reading.current?.abort(), []);
  const start = async (): Promise<void> => {
    reading.current?.abort();
    const stopping = new AbortController();
    reading.current = stopping;
    const outcome = await readNfc(({ serial }) => {
      // one tag fills the field; the next one would write over what somebody has seen
      stopping.abort();
      onRead(foldedSerial(serial));
      setState('taken');
    }, stopping.signal);
    if (!stopping.signal.aborted) setState(outcome);
  };
  return (
    <>
      {state !== 'missing' && (
        <Button icon={<Nfc aria-hidden />} onClick={() => void start()}>
          {t('tags.nfc.read')}
        </Button>
      )}
      <div role="status">
        {state && <Banner tone={state === 'taken' ? 'success' : 'info'}>{t(`tags.nfc.${state}`)}</Banner>}
      </div>
    </>
  );
}
