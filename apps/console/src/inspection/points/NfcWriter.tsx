import { hasNfc, type NfcOutcome, writeNfc } from '@fireline/api/lib';
import { Banner } from '@fireline/ui/Banner';
import { Button } from '@fireline/ui/Button';
import { Select } from '@fireline/ui/Select';
import { useWords } from '@fireline/ui/lib';
import { Nfc } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Tools } from '../../lib/page/Page.styles.ts';
import { pointWords } from './words.ts';

export interface NfcWriterProps {
  readonly labels: readonly { readonly id: string; readonly title: string; readonly text: string }[];
}

/** Writes the label of a point on an NFC tag; where the browser has no NFC it says so, and labels are printed. @spec INS-02 */
export function NfcWriter({ labels }: NfcWriterProps) {
  const t = useWords(pointWords);
  const [chosen, choose] = useState(labels[0]?.id ?? null);
  const [outcome, setOutcome] = useState<NfcOutcome | 'waiting'>();
  const writing = useRef<AbortController>(undefined);
  useEffect(() => () => writing.current?.abort(), []);
  const label = labels.find(({ id }) => id === chosen);
  if (!hasNfc()) return <p>{t('patrolPoints.nfc.missing')}</p>;
  const write = async (): Promise<void> => {
    if (!label) return;
    writing.current?.abort();
    const stopping = new AbortController();
    writing.current = stopping;
    setOutcome('waiting');
    const ended = await writeNfc(label.text, stopping.signal);
    if (!stopping.signal.aborted) setOutcome(ended);
  };
  return (
    <>
      <Tools>
        <Select
          label={t('patrolPoints.nfc.point')}
          value={chosen}
          onChange={({ value }) => {
            choose(value);
            setOutcome(undefined);
          }}
          options={labels.map(({ id, title }) => ({ value: id, label: title }))}
        />
        <Button icon={<Nfc aria-hidden />} onClick={() => void write()}>
          {t('patrolPoints.nfc.write')}
        </Button>
      </Tools>
      <div role="status">
        {outcome && (
          <Banner tone={outcome === 'done' ? 'success' : 'info'}>
            {t(`patrolPoints.nfc.${outcome}`, { name: label?.title ?? '' })}
          </Banner>
        )}
      </div>
    </>
  );
}
