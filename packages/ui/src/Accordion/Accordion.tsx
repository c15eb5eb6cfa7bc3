import { type ComponentPropsWithRef, type KeyboardEvent, useRef } from 'react';
import { useControlled } from '../lib/control/useControlled.ts';
import { Root } from './Accordion.styles.ts';
import { type AccordionItem, AccordionPart } from './AccordionPart.tsx';
import { headerAfterKey } from './headerKeys.ts';

export interface AccordionProps<Value extends string = string> extends Omit<
  ComponentPropsWithRef<'div'>,
  'children' | 'defaultValue' | 'onChange'
> {
  readonly items: readonly AccordionItem<Value>[];
  /** The parts that are open. */
  readonly value?: readonly Value[];
  /** Default: none. */
  readonly defaultValue?: readonly Value[];
  readonly onChange?: (change: { readonly value: readonly Value[] }) => void;
  /** Opening one closes the others. Default false: closing what somebody compares with is rarely a help. */
  readonly isSingle?: boolean;
  /** Where the titles stand in the page's outline. Default 3. */
  readonly headingLevel?: 2 | 3 | 4 | 5;
}

// the APG's advice: beyond six, landmarks are noise
const mostRegions = 6;

/**
 * Parts under each other, each opened and closed by its title: settings, a device's less-read details, questions and answers.
 * Tab or the arrows, Home and End lead from title to title. A part is drawn when it first opens and kept after that, so that
 * what was typed in it stays.
 * @spec LIB-01
 * @example
 * <Accordion items={[{ value: 'rules', title: '报警规则', summary: '3 条', content: <Rules /> }]} defaultValue={['rules']} />
 */
export function Accordion<Value extends string = string>(props: AccordionProps<Value>) {
  const { items, value, defaultValue = [], onChange, isSingle = false, headingLevel = 3, ...rest } = props;
  const [open, setOpen] = useControlled<readonly Value[]>(value, defaultValue, onChange);
  const headers = useRef<(HTMLButtonElement | null)[]>([]);
  const toggle = (item: AccordionItem<Value>): void => {
    if (item.disabled) return;
    if (open.includes(item.value)) setOpen(open.filter((other) => other !== item.value));
    else setOpen(isSingle ? [item.value] : [...open, item.value]);
  };
  const move = (event: KeyboardEvent, from: number): void => {
    const next = headerAfterKey(event.key, from, items.length);
    if (next === undefined) return;
    event.preventDefault();
    headers.current[next]?.focus();
  };
  return (
    <Root {...rest}>
      {items.map((item, index) => (
        <AccordionPart
          key={item.value}
          item={item}
          headingLevel={headingLevel}
          isOpen={open.includes(item.value)}
          isRegion={items.length <= mostRegions}
          headerRef={(node) => {
            headers.current[index] = node;
          }}
          onToggle={() => toggle(item)}
          onKeyDown={(event) => move(event, index)}
        />
      ))}
    </Root>
  );
}
