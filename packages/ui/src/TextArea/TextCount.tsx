import { VisuallyHidden } from '../lib/VisuallyHidden.tsx';
import { useFormat } from '../lib/format/useFormat.ts';
import { useWords } from '../lib/format/useWords.ts';
import { Foot } from './TextArea.styles.ts';
import type { Count } from './count.ts';
import { textAreaWords } from './words.ts';

interface TextCountProps extends Count {
  readonly id: string;
  readonly limit: number;
}

/** How much there is and may be, once that matters. Read with the field; spoken of itself only when the limit comes near and when it is passed. */
export function TextCount({ id, count, limit, stage }: TextCountProps) {
  const t = useWords(textAreaWords);
  const { number } = useFormat();
  return (
    <>
      {stage !== 'far' && (
        <Foot id={id} data-stage={stage}>
          {stage === 'over' ? `${t('TextArea.over', { count: number(count - limit) })} · ` : ''}
          {t('TextArea.count', { count: number(count), limit: number(limit) })}
        </Foot>
      )}
      <VisuallyHidden aria-live="polite">
        {stage === 'near' && t('TextArea.isNear')}
        {stage === 'over' && t('TextArea.isOver')}
      </VisuallyHidden>
    </>
  );
}
