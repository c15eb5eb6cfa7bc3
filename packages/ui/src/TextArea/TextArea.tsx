import { type CSSProperties, type ComponentPropsWithRef, type Ref, type TextareaHTMLAttributes, useRef } from 'react';
import { mergeRefs } from 'react-aria/mergeRefs';
import { FieldFrame, type FieldProps, controlAria, useFieldIds } from '../lib/field/FieldFrame.tsx';
import { useFormValue } from '../lib/field/useFormReset.ts';
import { Area, Box, Grow } from './TextArea.styles.ts';
import { TextCount } from './TextCount.tsx';
import { countOf } from './count.ts';

type Native = Pick<
  TextareaHTMLAttributes<HTMLTextAreaElement>,
  'autoComplete' | 'enterKeyHint' | 'form' | 'name' | 'placeholder' | 'readOnly' | 'spellCheck'
>;
type RootProps = Omit<ComponentPropsWithRef<'div'>, 'children' | 'defaultValue' | 'onChange' | keyof Native>;

export interface TextAreaProps extends FieldProps, Native, RootProps {
  readonly value?: string;
  readonly defaultValue?: string;
  readonly onChange?: (change: { readonly value: string }) => void;
  /** Lines it has when empty. Default 3. */
  readonly rowsMin?: number;
  /** Lines from which on it scrolls instead of growing. Default 12. */
  readonly rowsMax?: number;
  /** Counted as people count; typing past it is allowed and shown, so that nothing pasted is cut unseen. */
  readonly countMax?: number;
  /** The textarea itself, for focus. `ref` is the whole field. */
  readonly inputRef?: Ref<HTMLTextAreaElement>;
}

const rowsOf = (rows: number, least: number): number => (rows >= least ? rows : least);

/**
 * Text of several lines, as high as what is in it. Keeps what was typed through any problem.
 * @spec LIB-01 SHL-25
 * @example <TextArea label="处理说明" name="remark" countMax={200} problem={problem && t(problem.code, problem.args)} />
 */
export function TextArea(props: TextAreaProps) {
  const { id, label, isLabelHidden, description, problem, required, disabled, value, ...others } = props;
  const { defaultValue = '', onChange, rowsMin = 3, rowsMax = 12, countMax, inputRef, ...native } = others;
  const { autoComplete, enterKeyHint, form, name, placeholder, readOnly, spellCheck, ...framed } = native;
  // a list of what can be written belongs to the textarea itself
  const { 'aria-activedescendant': active, 'aria-controls': controls, ...rest } = framed;
  const ids = useFieldIds(id);
  const countId = `${ids.control}-count`;
  const control = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useFormValue({ control, value, defaultValue, onChange });
  const count = countMax !== undefined && countMax >= 0 ? countOf(text, countMax) : undefined;
  const isWrong = Boolean(problem) || count?.stage === 'over';
  const aria = controlAria(ids, { description, problem, required });
  const least = rowsOf(rowsMin, 1);
  const rows = { '--fl-textarea-min': least, '--fl-textarea-max': rowsOf(rowsMax, least) } as CSSProperties;
  return (
    <FieldFrame {...rest} {...{ ids, label, isLabelHidden, description, problem }}>
      <Box
        data-problem={isWrong ? '' : undefined}
        data-disabled={disabled || undefined}
        data-readonly={readOnly || undefined}
      >
        <Grow data-text={text || placeholder} style={rows}>
          <Area
            {...aria}
            {...{ autoComplete, enterKeyHint, form, name, placeholder, readOnly, spellCheck, disabled }}
            ref={mergeRefs(control, inputRef)}
            id={ids.control}
            rows={1}
            value={text}
            aria-activedescendant={active}
            aria-controls={controls}
            aria-autocomplete={controls ? 'list' : undefined}
            aria-invalid={isWrong || undefined}
            aria-describedby={
              [count && count.stage !== 'far' && countId, aria['aria-describedby']].filter(Boolean).join(' ') ||
              undefined
            }
            onChange={(event) => setText(event.currentTarget.value)}
          />
        </Grow>
      </Box>
      {count && <TextCount id={countId} limit={countMax ?? 0} {...count} />}
    </FieldFrame>
  );
}
