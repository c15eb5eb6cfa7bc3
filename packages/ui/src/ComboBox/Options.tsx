import { Check, Plus, RotateCw } from 'lucide-react';
import type { CSSProperties } from 'react';
import { createPortal } from 'react-dom';
import { byMoves } from '../lib/choice/byMoves.ts';
import { ChoiceText } from '../lib/choice/ChoiceText.tsx';
import { ChoicesMessage, type ChoicesSaid } from '../lib/choice/ChoicesMessage.tsx';
import { InnerList, Option, Surface } from '../lib/choice/OptionList.styles.ts';
import { useFireline } from '../lib/context.ts';
import { useWords } from '../lib/format/useWords.ts';
import { choiceWords } from '../lib/words.ts';
import { type Row, rowKey } from './rows.ts';
import type { ComboBoxState } from './useComboBox.ts';
import { comboBoxWords } from './words.ts';

function RowText({ row }: { readonly row: Row<string> }) {
  const t = useWords(comboBoxWords, choiceWords);
  if (row.kind === 'choice') return <ChoiceText choice={row.choice} />;
  return (
    <>
      {row.kind === 'retry' ? <RotateCw aria-hidden /> : <Plus aria-hidden />}
      <span>{row.kind === 'retry' ? t('Choices.retry') : t('ComboBox.create', { label: row.label })}</span>
    </>
  );
}

interface OptionsProps<Value extends string> {
  readonly state: ComboBoxState<Value>;
  readonly said: ChoicesSaid | undefined;
  readonly floatingRef: (node: HTMLElement | null) => void;
  readonly style: CSSProperties;
}

/** The list that opens; it is in the page while closed, so that the input may name it. */
export function Options<Value extends string>({ state, said, floatingRef, style }: OptionsProps<Value>) {
  const { overlays } = useFireline();
  const { box, rows, choices, chosen } = state;
  const menu = box.getMenuProps({}, { suppressRefError: true });
  if (!overlays) return null;
  return createPortal(
    <Surface ref={floatingRef} style={style} hidden={!box.isOpen}>
      <InnerList {...menu}>
        {box.isOpen &&
          rows.map((item, index) => {
            const isChosen = item.kind === 'choice' && item.choice.value === chosen?.value;
            return (
              <Option
                key={rowKey(item)}
                {...box.getItemProps({ ...byMoves, item, index, 'aria-selected': isChosen })}
                data-active={box.highlightedIndex === index || undefined}
              >
                <RowText row={item} />
                {isChosen && <Check aria-hidden />}
              </Option>
            );
          })}
      </InnerList>
      {box.isOpen && <ChoicesMessage choices={choices} said={said} />}
    </Surface>,
    overlays,
  );
}
