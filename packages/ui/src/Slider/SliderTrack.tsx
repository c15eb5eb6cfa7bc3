import { type CSSProperties, useRef } from 'react';
import { useSlider, useSliderThumb } from 'react-aria/useSlider';
import { type SliderState, useSliderState } from 'react-stately/useSliderState';
import { VisuallyHidden } from '../lib/VisuallyHidden.tsx';
import { useDisabled } from '../lib/field/useDisabled.ts';
import { useFormat } from '../lib/format/useFormat.ts';
import { Area, Filled, Mark, Marks, Thumb, Track, Zone } from './Slider.styles.ts';
import type { SliderScale } from './Slider.tsx';
import { isOutside, ratioOf, scaleOf, zonesOf } from './scale.ts';

export interface SliderTrackProps extends SliderScale {
  /** One or two values, the lower one first; those out of the scale stand at its end. */
  readonly values: readonly number[];
  readonly onChange: (values: readonly number[]) => void;
  readonly onCommit: (values: readonly number[]) => void;
  /** Id of the label. */
  readonly labelledBy: string;
  /** Of each thumb, the lower one first: its own id, and the ids of what names it. */
  readonly thumbs: readonly { readonly id: string; readonly labelledBy: string }[];
  readonly describedBy: string | undefined;
  readonly hasProblem: boolean;
  readonly disabled: boolean | undefined;
}

const at = (variables: Readonly<Record<string, number>>): CSSProperties => variables;

/** The scale with its thumbs, marks and zones. Behaviour by react-aria: keys, pointer, touch. */
export function SliderTrack(props: SliderTrackProps) {
  const { values, onChange, onCommit, labelledBy, thumbs, describedBy, hasProblem, disabled: own, ...more } = props;
  const { unit, marks = [], normal = {}, ...given } = more;
  const scale = scaleOf(given);
  const format = useFormat();
  const ref = useRef<HTMLDivElement>(null);
  const disabled = useDisabled(ref, own);
  const settings = {
    value: values.toSorted((a, b) => a - b),
    minValue: scale.min,
    maxValue: scale.max,
    step: scale.step,
    isDisabled: disabled,
    'aria-labelledby': labelledBy,
  };
  const state = useSliderState<number[]>({
    ...settings,
    onChange,
    onChangeEnd: onCommit,
    // what is said has its unit: every thumb says it itself
    numberFormatter: new Intl.NumberFormat('en'),
  });
  const { groupProps, trackProps } = useSlider(settings, state, ref);
  const ratios = values.map((value) => ratioOf(value, scale)).toSorted((a, b) => a - b);
  const [from, to] = ratios.length > 1 ? [ratios[0] ?? 0, ratios[1] ?? 0] : [0, ratios[0] ?? 0];
  return (
    <Area {...groupProps} data-track="">
      <Track {...trackProps} ref={ref} data-disabled={disabled || undefined}>
        {zonesOf(normal, scale).map(([start, end]) => (
          <Zone key={start} style={at({ '--fl-from': start, '--fl-to': end })} />
        ))}
        <Filled data-first={ratios.length === 1 || undefined} style={at({ '--fl-from': from, '--fl-to': to })} />
        {state.values.map((value, index) => (
          <ThumbOf
            key={thumbs[index]?.id}
            {...thumbs[index]}
            {...{ state, index, trackRef: ref, describedBy, hasProblem }}
            text={format.number(value, unit === undefined ? {} : { unit })}
            isOutside={isOutside(value, normal)}
          />
        ))}
      </Track>
      {marks.length > 0 && (
        <Marks aria-hidden>
          {marks
            .filter(({ value }) => value >= scale.min && value <= scale.max)
            .map(({ value, label }) => (
              <Mark
                key={value}
                data-end={value === scale.min ? 'first' : value === scale.max ? 'last' : undefined}
                style={at({ '--fl-at': ratioOf(value, scale) })}
              >
                {label ?? format.number(value)}
              </Mark>
            ))}
        </Marks>
      )}
    </Area>
  );
}

interface ThumbOfProps {
  readonly state: SliderState;
  readonly index: number;
  readonly trackRef: { readonly current: HTMLDivElement | null };
  readonly id?: string;
  readonly labelledBy?: string;
  readonly text: string;
  readonly describedBy: string | undefined;
  readonly hasProblem: boolean;
  readonly isOutside: boolean;
}

function ThumbOf({ state, index, trackRef, hasProblem, isOutside: isOut, ...aria }: ThumbOfProps) {
  const input = useRef<HTMLInputElement>(null);
  const { thumbProps, inputProps, isDragging, isDisabled } = useSliderThumb(
    { index, trackRef, inputRef: input, isInvalid: hasProblem },
    state,
  );
  return (
    <Thumb
      {...thumbProps}
      data-dragging={isDragging || undefined}
      data-disabled={isDisabled || undefined}
      data-outside={isOut || undefined}
    >
      <VisuallyHidden>
        <input
          {...inputProps}
          ref={input}
          type="range"
          id={aria.id}
          aria-labelledby={aria.labelledBy}
          aria-describedby={aria.describedBy}
          aria-valuetext={aria.text}
        />
      </VisuallyHidden>
    </Thumb>
  );
}
