import { inspectionWords, itemOutcomes, resultChars, resultImageCount } from '@fireline/domain/inspection';
import { Button } from '@fireline/ui/Button';
import { TextArea } from '@fireline/ui/TextArea';
import { useWords } from '@fireline/ui/lib';
import { useEffect, useRef } from 'react';
import { Acts, Chips, Choices, ItemBox, PickFile, Pictures } from '../Patrol.styles.ts';
import type { Phone } from '../phone.ts';
import type { RoundItem } from '../round.ts';
import type { ItemDraft } from '../types.ts';
import { patrolWords } from '../words.ts';
import { KeptPicture } from './KeptPicture.tsx';

const usualWords = ['pressure', 'damaged', 'missing', 'blocked', 'expired'] as const;

interface ItemFieldsProps {
  readonly phone: Phone;
  readonly item: RoundItem;
  readonly draft: ItemDraft;
  readonly onChange: (changed: Partial<ItemDraft>) => void;
  readonly onPicture: (file: File | undefined) => void;
  /** Of an item that is corrected: what was entered stays. */
  readonly onLeave: (() => void) | undefined;
}

/** One item of the point that is open or corrected. */
export function ItemFields({ phone, item, draft, onChange, onPicture, onLeave }: ItemFieldsProps) {
  const t = useWords(patrolWords, inspectionWords);
  const { itemId, content, requirement, guideUrl } = item;
  const { outcome, description, pictures } = draft;
  const isFailed = outcome === 'fail';
  const isCorrected = onLeave !== undefined;
  const box = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    // the button that asked for it is gone, and the focus with it
    if (isCorrected && document.activeElement === document.body) box.current?.focus();
  }, [isCorrected]);
  return (
    <ItemBox ref={box} tabIndex={isCorrected ? -1 : undefined}>
      <legend>{content}</legend>
      {isCorrected && item.own && (
        <p>{t('patrol.recorded', { outcome: t(`inspection.outcome.${item.own.outcome}`) })}</p>
      )}
      {requirement !== '' && <small>{t('patrol.asked', { text: requirement })}</small>}
      {guideUrl !== null && (
        <a href={guideUrl} target="_blank" rel="noreferrer">
          {t('patrol.guide')}
        </a>
      )}
      <Choices>
        {itemOutcomes.map((one) => (
          <label key={one}>
            <input
              type="radio"
              name={`outcome-${itemId}`}
              checked={outcome === one}
              onChange={() => onChange({ outcome: one })}
            />
            {t(`inspection.outcome.${one}`)}
          </label>
        ))}
      </Choices>
      {outcome !== undefined && (
        <>
          {isFailed && (
            <Chips>
              {usualWords.map((word) => (
                <Button
                  key={word}
                  onClick={() =>
                    onChange({ description: [description, t(`patrol.word.${word}`)].filter(Boolean).join('，') })
                  }
                >
                  {t(`patrol.word.${word}`)}
                </Button>
              ))}
            </Chips>
          )}
          <TextArea
            label={t(isCorrected ? 'patrol.correct.words' : 'patrol.words')}
            value={description}
            onChange={({ value }) => onChange({ description: value })}
            rowsMin={2}
            countMax={resultChars.max}
            required={isFailed || isCorrected}
          />
          {pictures.length > 0 && (
            <Pictures>
              {pictures.map((key, at) => (
                <li key={key}>
                  <KeptPicture phone={phone} pictureKey={key} name={t('patrol.picture.name', { nth: at + 1 })} />
                  <Button
                    onClick={() => {
                      onChange({ pictures: pictures.filter((one) => one !== key) });
                      void phone.store.dropPicture(key);
                    }}
                  >
                    {t('patrol.picture.remove', { nth: at + 1 })}
                  </Button>
                </li>
              ))}
            </Pictures>
          )}
          {pictures.length < resultImageCount.max ? (
            <PickFile>
              {t('patrol.picture.take')}
              <input
                type="file"
                accept="image/*"
                capture="environment"
                onChange={(event) => {
                  onPicture(event.currentTarget.files?.[0]);
                  event.currentTarget.value = '';
                }}
              />
            </PickFile>
          ) : (
            <small>{t('patrol.picture.full', { count: resultImageCount.max })}</small>
          )}
        </>
      )}
      {onLeave && (
        <Acts>
          <Button onClick={onLeave}>{t('patrol.correct.leave')}</Button>
        </Acts>
      )}
    </ItemBox>
  );
}
