import { Check } from 'lucide-react';
import type { CSSProperties } from 'react';
import { createPortal } from 'react-dom';
import { byMoves } from '../lib/choice/byMoves.ts';
import { ChoiceText } from '../lib/choice/ChoiceText.tsx';
import { ChoicesMessage } from '../lib/choice/ChoicesMessage.tsx';
import { InnerList, Option, Surface } from '../lib/choice/OptionList.styles.ts';
import { Tick } from '../lib/choice/Tick.styles.ts';
import { useFireline } from '../lib/context.ts';
import { useFormat } from '../lib/format/useFormat.ts';
import { useWords } from '../lib/format/useWords.ts';
import { type Row, rowKey } from './rows.ts';
import type { MultiSelectState } from './useMultiSelect.ts';
import { multiSelectWords } from './words.ts';

function RowText({ row }: { readonly row: Row<string> }) {
  const t = useWords(multiSelectWords);
  const { number } = useFormat();
  if (row.kind === 'choice') return <ChoiceText choice={row.choice} />;
  const count = number(row.values.length);
  return <span>{row.isOn ? t('MultiSelect.none', { count }) : t('MultiSelect.all', { count })}</span>;
}

interface OptionsProps<Value extends string> {
  readonly state: MultiSelectState<Value>;
  readonly floatingRef: (node: HTMLElement | null) => void;
  readonly style: CSSProperties;
}

/** The list that opens; it is in the page while closed, so that the input may name it. */
export function Options<Value extends string>({ state, floatingRef, style }: OptionsProps<Value>) {
  const { overlays } = useFireline();
  const { box, rows, choices, isChosen } = state;
  const menu = box.getMenuProps({ 'aria-multiselectable': true }, { suppressRefError: true });
  if (!overlays) return null;
  return createPortal(
    <Surface ref={floatingRef} style={style} hidden={!box.isOpen}>
      <InnerList {...menu}>
        {box.isOpen &&
          rows.map((item, index) => {
            const isOn = item.kind === 'all' ? item.isOn : isChosen(item.choice.value);
            return (
              <Option
                key={rowKey(item)}
                {...box.getItemProps({ ...byMoves, item, index, 'aria-selected': isOn })}
                data-active={box.highlightedIndex === index || undefined}
              >
                <Tick data-on={isOn || undefined}>{isOn && <Check aria-hidden />}</Tick>
                <RowText row={item} />
              </Option>
            );
          })}
      </InnerList>
      {box.isOpen && <ChoicesMessage choices={choices} />}
    </Surface>,
    overlays,
  );
}
