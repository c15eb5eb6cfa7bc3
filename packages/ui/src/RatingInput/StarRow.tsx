import { type Rating, serviceWords } from '@fireline/domain/service';
import { Star as StarIcon } from 'lucide-react';
import { type Ref, useId } from 'react';
import { Button } from '../Button/index.ts';
import type { FieldIds } from '../lib/field/FieldFrame.tsx';
import { useWords } from '../lib/format/useWords.ts';
import { Line, Radio, Star, Stars, Word } from './RatingInput.styles.ts';
import { scoreOf, scored } from './rating.ts';
import { ratingInputWords } from './words.ts';

interface StarRowProps {
  readonly rating: Rating;
  readonly ids: FieldIds;
  readonly describedBy: string | undefined;
  readonly name: string | undefined;
  readonly disabled: boolean;
  readonly readOnly: boolean;
  readonly hasProblem: boolean;
  readonly required: boolean | undefined;
  readonly firstRef: Ref<HTMLInputElement>;
  readonly onRate: (rating: Rating) => void;
}

/** Five radios that look like stars, and the word of the chosen one. */
export function StarRow(props: StarRowProps) {
  const { rating, ids, describedBy, name, disabled, readOnly, hasProblem, required, firstRef, onRate } = props;
  const t = useWords(ratingInputWords, serviceWords);
  const ownName = useId();
  const score = scoreOf(rating);
  const max = scored.length;
  return (
    <Line>
      <Stars
        id={ids.control}
        role="radiogroup"
        aria-labelledby={ids.label}
        aria-describedby={describedBy}
        aria-invalid={hasProblem || undefined}
        aria-required={required || undefined}
        aria-disabled={disabled || undefined}
        aria-readonly={readOnly || undefined}
      >
        {scored.map((option, at) => (
          <Star
            key={option.rating}
            data-on={option.score <= score || undefined}
            data-still={readOnly || undefined}
            data-problem={hasProblem ? '' : undefined}
          >
            <Radio
              ref={at === 0 ? firstRef : undefined}
              type="radio"
              name={name ?? ownName}
              value={option.rating}
              checked={option.rating === rating}
              disabled={disabled}
              aria-label={t('RatingInput.score', {
                word: t(`service.order.rating.${option.rating}`),
                score: option.score,
                max,
              })}
              onChange={() => !readOnly && onRate(option.rating)}
            />
            <StarIcon aria-hidden />
          </Star>
        ))}
      </Stars>
      {/* the radios have said it already */}
      <Word aria-hidden data-none={score === 0 || undefined}>
        {t(`service.order.rating.${score === 0 ? 'notRated' : rating}`)}
      </Word>
      {score > 0 && !disabled && !readOnly && (
        <Button variant="quiet" onClick={() => onRate('notRated')}>
          {t('RatingInput.clear')}
        </Button>
      )}
    </Line>
  );
}
