import { TriangleAlert } from 'lucide-react';
import { Live } from '../lib/field/FieldFrame.styles.ts';
import { useFormat } from '../lib/format/useFormat.ts';
import { useWords } from '../lib/format/useWords.ts';
import { Outside } from './Slider.styles.ts';
import { type Normal, isOutside } from './scale.ts';
import { sliderWords } from './words.ts';

export interface OutsideNoteProps {
  readonly values: readonly (number | null)[];
  readonly normal: Normal | undefined;
  readonly unit: string | undefined;
}

/** Says that a value lies where it should not be: a remark, no refusal. */
export function OutsideNote({ values, normal, unit }: OutsideNoteProps) {
  const t = useWords(sliderWords);
  const { number } = useFormat();
  const { min, max } = normal ?? {};
  const [low, high] = [min, max].map((end) =>
    end === undefined ? '' : number(end, unit === undefined ? {} : { unit }),
  );
  const key = min === undefined ? 'Slider.normalMax' : max === undefined ? 'Slider.normalMin' : 'Slider.normal';
  return (
    <Live aria-live="polite">
      {values.some((value) => value !== null && isOutside(value, { min, max })) && (
        <Outside>
          <TriangleAlert aria-hidden />
          <span>{t(key, { min: low ?? '', max: high ?? '' })}</span>
        </Outside>
      )}
    </Live>
  );
}
