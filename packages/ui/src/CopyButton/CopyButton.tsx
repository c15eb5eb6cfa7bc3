import { Check, Copy, X } from 'lucide-react';
import { type ComponentPropsWithRef, useEffect, useRef, useState } from 'react';
import { useObjectRef } from 'react-aria/useObjectRef';
import { VisuallyHidden } from '../lib/VisuallyHidden.tsx';
import { useWords } from '../lib/format/useWords.ts';
import { Root, SymbolButton, TextButton, Words } from './CopyButton.styles.ts';
import { copyText } from './copyText.ts';
import { copyButtonWords } from './words.ts';

export interface CopyButtonProps extends Omit<ComponentPropsWithRef<'span'>, 'children' | 'onCopy'> {
  /** What goes to the clipboard; a function is asked when it is pressed. */
  readonly text: string | (() => string);
  /** What is copied, for those who hear it: the word for "copy" goes before it. */
  readonly label: string;
  /** The word beside the symbol. Default false: the symbol alone, for rows. */
  readonly isWordShown?: boolean;
  readonly disabled?: boolean;
  readonly onCopy?: (copied: { readonly text: string }) => void;
  /** The browser refused; show the text so that it can be copied by hand. */
  readonly onFail?: (failed: { readonly text: string }) => void;
}

type Outcome = 'copied' | 'failed';
const outcomeMs = 2000;
const symbols = { copy: <Copy aria-hidden />, copied: <Check aria-hidden />, failed: <X aria-hidden /> } as const;
// a failure is rare and longer: no room is kept for it
const wordsOf = { copy: ['copy', 'copied'], copied: ['copy', 'copied'], failed: ['failed'] } as const;

/**
 * Puts a text on the clipboard and says for two seconds whether it is there: a device number, a link, a row.
 * Works without a secure origin too, as a gateway in the building's own network has none.
 * @spec LIB-01
 * @example <DescriptionList items={[{ term: '设备号', detail: <>{imei} <CopyButton text={imei} label="设备号" /></> }]} />
 */
export function CopyButton(props: CopyButtonProps) {
  const { text, label, isWordShown = false, disabled, onCopy, onFail, ref, ...rest } = props;
  const t = useWords(copyButtonWords);
  const root = useObjectRef(ref);
  // an object, so that copying again starts the two seconds anew
  const [last, setLast] = useState<{ readonly outcome: Outcome } | null>(null);
  const presses = useRef(0);
  useEffect(() => {
    if (!last) return;
    const timer = setTimeout(() => setLast(null), outcomeMs);
    return () => clearTimeout(timer);
  }, [last]);
  const copy = async (): Promise<void> => {
    if (!root.current) return;
    const press = ++presses.current;
    const copied = typeof text === 'function' ? text() : text;
    const isCopied = await copyText(copied, root.current);
    // only the last press is told of
    if (press !== presses.current) return;
    setLast({ outcome: isCopied ? 'copied' : 'failed' });
    (isCopied ? onCopy : onFail)?.({ text: copied });
  };
  const state = last?.outcome ?? 'copy';
  const button = {
    disabled,
    'data-outcome': last?.outcome,
    onClick: () => void copy(),
  };
  // whoever speaks to the page says the word that is seen
  const name = `${t(`CopyButton.${isWordShown ? state : 'copy'}`)} ${label}`;
  return (
    <Root {...rest} ref={root}>
      {isWordShown ? (
        <TextButton {...button} aria-label={name} icon={symbols[state]}>
          <Words>
            {wordsOf[state].map((each) => (
              <span key={each} aria-hidden={each !== state}>
                {t(`CopyButton.${each}`)}
              </span>
            ))}
          </Words>
        </TextButton>
      ) : (
        <SymbolButton {...button} label={name} icon={symbols[state]} />
      )}
      <VisuallyHidden role="status">{last ? t(`CopyButton.${last.outcome}`) : ''}</VisuallyHidden>
    </Root>
  );
}
