import { X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useFormat } from '../lib/format/useFormat.ts';
import { useWords } from '../lib/format/useWords.ts';
import { Chip, ChipButton, ChipText, Hidden } from './MultiSelect.styles.ts';
import type { MultiSelectState } from './useMultiSelect.ts';
import { multiSelectWords } from './words.ts';

interface ChipsProps<Value extends string> {
  readonly state: MultiSelectState<Value>;
  readonly isFixed: boolean;
}

/** What is chosen, each with a button that takes it out; arrows go from the input to them and back. */
export function Chips<Value extends string>({ state, isFixed }: ChipsProps<Value>) {
  const { multi, chosen, hiddenCount } = state;
  const t = useWords(multiSelectWords);
  const { number } = useFormat();
  const active = useRef<HTMLButtonElement>(null);
  const { activeIndex } = multi;
  const activeValue = chosen[activeIndex]?.value;
  const refAt = (index: number) => (index === activeIndex ? active : undefined);
  useEffect(() => {
    // the chip that moves into the place of one taken out is another element: without this the focus would be lost
    if (activeValue !== undefined) active.current?.focus();
  }, [activeValue, active]);
  return (
    <>
      {hiddenCount > 0 && <Hidden>{number(hiddenCount)} +</Hidden>}
      {chosen.slice(hiddenCount).map((choice, shown) => (
        <Chip key={choice.value}>
          <ChipText>{choice.label}</ChipText>
          {!isFixed && (
            <ChipButton
              {...multi.getSelectedItemProps({
                selectedItem: choice,
                index: hiddenCount + shown,
                ref: refAt(hiddenCount + shown),
              })}
              type="button"
              aria-label={t('MultiSelect.remove', { label: choice.label })}
              onClick={() => state.remove(choice.value)}
            >
              <X aria-hidden />
            </ChipButton>
          )}
        </Chip>
      ))}
    </>
  );
}
