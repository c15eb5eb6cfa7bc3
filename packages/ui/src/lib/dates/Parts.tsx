import { useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import type { AriaDateFieldOptions, DateValue } from 'react-aria/useDateField';
import { useDateField, useDateSegment } from 'react-aria/useDateField';
import type { DateFieldState, DateSegment } from 'react-stately/useDateFieldState';
import { isForInputMethod } from '../field/isForInputMethod.ts';
import { Between, Part, Row } from './Parts.styles.ts';
import { typedOf } from './typed.ts';
import type { Entry } from './useEntry.ts';

export interface PartsProps extends Pick<
  AriaDateFieldOptions<DateValue>,
  'id' | 'aria-label' | 'aria-labelledby' | 'aria-describedby' | 'isDisabled' | 'isReadOnly' | 'isRequired'
> {
  readonly state: DateFieldState;
  readonly entry: Pick<Entry<unknown>, 'settle' | 'paste'>;
  readonly hasProblem: boolean;
}

/** Enter in a field sends its form, by the first button that does; the browser sees to it only in fields of its own. */
function sendFormOf(field: Element): void {
  const form = field.closest('form');
  const button = [...(form?.elements ?? [])].find((one) => (one as HTMLButtonElement).type === 'submit');
  if (!button?.matches(':disabled')) form?.requestSubmit(button as HTMLElement | undefined);
}

/** The typed parts of a date or a time: arrows step, digits go on to the next part, a whole one may be pasted. */
export function Parts({ state: own, entry, hasProblem, ...aria }: PartsProps) {
  const ref = useRef<HTMLDivElement>(null);
  const settle = (): void => entry.settle(typedOf(own.segments));
  // when it is left, what is none stays and is told
  const state: DateFieldState = { ...own, isInvalid: hasProblem, confirmPlaceholder: settle };
  const { fieldProps } = useDateField(aria, state, ref);
  useHalfWidth(ref);
  return (
    <Row
      {...fieldProps}
      ref={ref}
      aria-invalid={hasProblem || undefined}
      onPaste={aria.isReadOnly || aria.isDisabled ? undefined : entry.paste}
      onKeyDownCapture={(event) => {
        if (event.key !== 'Enter' || isForInputMethod(event)) return;
        // what is typed has to be in the form before it goes
        flushSync(settle);
        sendFormOf(event.currentTarget);
      }}
    >
      {own.segments.map((segment, index) => (
        // two of what stands between may be the same: they go by what they follow
        <PartOf
          key={segment.type === 'literal' ? `after ${own.segments[index - 1]?.type}` : segment.type}
          segment={segment}
          state={state}
          isRequired={aria.isRequired}
        />
      ))}
    </Row>
  );
}

interface PartOfProps extends Pick<PartsProps, 'isRequired'> {
  readonly segment: DateSegment;
  readonly state: DateFieldState;
}

function PartOf({ segment, state, isRequired }: PartOfProps) {
  const ref = useRef<HTMLSpanElement>(null);
  const { segmentProps } = useDateSegment(segment, state, ref);
  if (segment.type === 'literal') return <Between aria-hidden>{segment.text}</Between>;
  return (
    <Part
      {...segmentProps}
      ref={ref}
      aria-required={isRequired || undefined}
      data-part={segment.type}
      data-placeholder={segment.isPlaceholder || undefined}
    >
      {segment.text}
    </Part>
  );
}

/** Full-width digits, as an input method types them, go on as plain ones. */
function useHalfWidth(ref: { readonly current: HTMLElement | null }): void {
  useEffect(() => {
    const element = ref.current;
    const onInput = (event: InputEvent): void => {
      const data = event.data?.normalize('NFKC');
      if (!data || data === event.data || event.inputType !== 'insertText') return;
      event.preventDefault();
      event.stopPropagation();
      event.target?.dispatchEvent(
        new InputEvent('beforeinput', { data, inputType: 'insertText', bubbles: true, cancelable: true }),
      );
    };
    element?.addEventListener('beforeinput', onInput, { capture: true });
    return () => element?.removeEventListener('beforeinput', onInput, { capture: true });
  }, [ref]);
}
