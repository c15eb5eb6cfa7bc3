import { formWords, type Problem } from '@fireline/domain/lib';
import { asksClosingReason, reasonChars, type Resolution, resolutions, serviceWords } from '@fireline/domain/service';
import { type ComponentPropsWithRef, useRef } from 'react';
import { RadioGroup } from '../RadioGroup/index.ts';
import { TextArea } from '../TextArea/index.ts';
import { FieldFrame, type FieldProps, controlAria, useFieldIds } from '../lib/field/FieldFrame.tsx';
import { useFormValue } from '../lib/field/useFormReset.ts';
import { useProblemText } from '../lib/field/useProblemText.ts';
import { useWords } from '../lib/format/useWords.ts';
import { Body, Said } from './RatingInput.styles.ts';
import { StarRow } from './StarRow.tsx';
import { type RatingValue, asked, ratingProblems, unrated } from './rating.ts';
import { ratingInputWords } from './words.ts';

type RootProps = Omit<ComponentPropsWithRef<'div'>, 'children' | 'defaultValue' | 'onChange'>;

export interface RatingInputProps extends FieldProps, RootProps {
  /** Undefined: the field keeps its own value. */
  readonly value?: RatingValue;
  readonly defaultValue?: RatingValue;
  readonly onChange?: (change: { readonly value: RatingValue; readonly problems: readonly Problem[] }) => void;
  /** Also asks whether the problem is solved, and what is left where it is not. Default false. */
  readonly hasResolution?: boolean;
  /** What the gateway found, at `rating`, `resolution` or `reason`. */
  readonly problems?: readonly Problem[];
  readonly readOnly?: boolean;
  /** Under `name`, `name.resolution` and `name.reason` it goes with its form. */
  readonly name?: string;
}

/**
 * How satisfied somebody is with a service, in five stars that are five words; on closing also whether the problem is solved. A rating
 * may be left out: not rated is not the lowest.
 * @spec SRV-02
 * @example <RatingInput label="本次服务" hasResolution onChange={({ value }) => setClosing(value)} />
 */
export function RatingInput(props: RatingInputProps) {
  const { id, label, isLabelHidden, description, problem, required, isOptional, disabled = false, ...others } = props;
  const { value, defaultValue = unrated, onChange, hasResolution = false, problems = [], ...more } = others;
  const { readOnly = false, name, ...rest } = more;
  const textOf = useProblemText(serviceWords, formWords);
  const ids = useFieldIds(id);
  const first = useRef<HTMLInputElement>(null);
  const [current, set] = useFormValue<RatingValue>({
    control: first,
    value,
    defaultValue,
    onChange: (change) => onChange?.({ value: change.value, problems: ratingProblems(change.value, hasResolution) }),
  });
  const told = (field: string): string | undefined => {
    const found = problems.find((one) => one.field === field);
    return found && textOf(found);
  };
  const wrong = problem ?? told('rating');
  return (
    <FieldFrame {...rest} {...{ ids, label, isLabelHidden, description, isOptional }} problem={wrong}>
      <Body>
        <StarRow
          {...{ ids, disabled, readOnly, required, name }}
          rating={current.rating}
          describedBy={controlAria(ids, { description, problem: wrong, required })['aria-describedby']}
          hasProblem={Boolean(wrong)}
          firstRef={first}
          onRate={(rating) => set({ ...current, rating })}
        />
        {hasResolution && (
          <Closing
            {...{ current, disabled, readOnly, name, set }}
            resolutionProblem={told('resolution')}
            reasonProblem={told('reason')}
          />
        )}
      </Body>
    </FieldFrame>
  );
}

interface ClosingProps {
  readonly current: RatingValue;
  readonly set: (value: RatingValue) => void;
  readonly disabled: boolean;
  readonly readOnly: boolean;
  readonly name: string | undefined;
  readonly resolutionProblem: string | undefined;
  readonly reasonProblem: string | undefined;
}

function Closing({ current, set, disabled, readOnly, name, resolutionProblem, reasonProblem }: ClosingProps) {
  const t = useWords(ratingInputWords, serviceWords);
  if (readOnly)
    return (
      <Said>
        {current.resolution && t(`service.order.resolution.${current.resolution}`)}
        {current.reason && ` · ${current.reason}`}
      </Said>
    );
  return (
    <>
      <RadioGroup<Resolution>
        label={t('RatingInput.resolution')}
        orientation="horizontal"
        required
        disabled={disabled}
        {...(name === undefined ? {} : { name: `${name}.resolution` })}
        options={resolutions.map((one) => ({ value: one, label: t(`service.order.resolution.${one}`) }))}
        value={current.resolution}
        problem={resolutionProblem}
        onChange={({ value }) => set(asked({ ...current, resolution: value }))}
      />
      {asksClosingReason(current.resolution) && (
        <TextArea
          label={t('RatingInput.reason')}
          countMax={reasonChars.max}
          disabled={disabled}
          {...(name === undefined ? {} : { name: `${name}.reason` })}
          value={current.reason}
          problem={reasonProblem}
          onChange={({ value }) => set({ ...current, reason: value })}
        />
      )}
    </>
  );
}
