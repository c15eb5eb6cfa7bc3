import type { UseSelectReturnValue } from 'downshift';
import { Check } from 'lucide-react';
import type { CSSProperties } from 'react';
import { createPortal } from 'react-dom';
import { byMoves } from '../lib/choice/byMoves.ts';
import { useFireline } from '../lib/context.ts';
import { List, Nothing, Option } from '../lib/choice/OptionList.styles.ts';
import { useWords } from '../lib/format/useWords.ts';
import type { SelectOption } from './Select.tsx';
import { selectWords } from './words.ts';

interface OptionsProps<Value extends string> {
  readonly select: UseSelectReturnValue<SelectOption<Value>>;
  readonly options: readonly SelectOption<Value>[];
  readonly floatingRef: (node: HTMLElement | null) => void;
  readonly style: CSSProperties;
}

/** The list that opens; it is in the page while closed, so that the button may name it. */
export function Options<Value extends string>({ select, options, floatingRef, style }: OptionsProps<Value>) {
  const { overlays } = useFireline();
  const t = useWords(selectWords);
  const menu = select.getMenuProps({ ref: floatingRef, style }, { suppressRefError: true });
  if (!overlays) return null;
  return createPortal(
    <List {...menu} hidden={!select.isOpen}>
      {select.isOpen && options.length === 0 && (
        <Nothing role="option" aria-selected={false} aria-disabled>
          {t('Select.empty')}
        </Nothing>
      )}
      {select.isOpen &&
        options.map((item, index) => (
          <Option
            key={item.value}
            {...select.getItemProps({ ...byMoves, item, index })}
            data-active={select.highlightedIndex === index || undefined}
          >
            {item.icon}
            <span>{item.label}</span>
            {select.selectedItem === item && <Check aria-hidden />}
          </Option>
        ))}
    </List>,
    overlays,
  );
}
