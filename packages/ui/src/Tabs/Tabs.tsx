import { type ComponentPropsWithRef, type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { useControlled } from '../lib/control/useControlled.ts';
import { Count, Label, List, Panel, Root, Tab } from './Tabs.styles.ts';
import { tabAfterKey } from './tabKeys.ts';

export interface TabItem<Value extends string = string> {
  readonly value: Value;
  readonly label: string;
  readonly icon?: ReactNode;
  /** How many things are behind it, already written in the reader's figures. */
  readonly count?: ReactNode;
  readonly disabled?: boolean;
  readonly content: ReactNode;
}

export interface TabsProps<Value extends string = string> extends Omit<
  ComponentPropsWithRef<'div'>,
  'children' | 'defaultValue' | 'onChange'
> {
  /** What the tabs choose between, for those who hear it. */
  readonly label: string;
  readonly items: readonly TabItem<Value>[];
  readonly value?: Value;
  /** Default: the first that is not disabled. */
  readonly defaultValue?: Value;
  readonly onChange?: (change: { readonly value: Value }) => void;
  /** 2: inside the panel of another strip, drawn lighter. Default 1. */
  readonly level?: 1 | 2;
  /** All tabs are seen, in as many lines as they need; on a phone they stay in one. Default false: one line, scrolled to the chosen one. */
  readonly isWrapped?: boolean;
}

/** Moves the strip, and nothing around it, so that the tab is seen. */
function bringIntoView(strip: HTMLElement | null, tabId: string): void {
  const tab = [...(strip?.children ?? [])].find(({ id }) => id === tabId)?.getBoundingClientRect();
  if (!strip || !tab) return;
  const { left, right } = strip.getBoundingClientRect();
  if (tab.left < left) strip.scrollLeft -= left - tab.left;
  else if (tab.right > right) strip.scrollLeft += tab.right - right;
}

/**
 * Parts of one thing, one shown at a time. Arrows, Home and End move and choose at once, as the APG's automatic tabs; only the
 * chosen panel is drawn.
 * Decision: written after the APG rather than on react-aria's collections, which weigh 20 kB more for the same keys.
 * @spec LIB-01
 * @example <Tabs label="设备" items={[{ value: 'curve', label: '曲线', content: <Curve /> }]} />
 */
export function Tabs<Value extends string = string>(props: TabsProps<Value>) {
  const { label, items, value, defaultValue, onChange, level = 1, isWrapped = false, ...rest } = props;
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const first = items.find((item) => !item.disabled)?.value;
  const [chosen, choose] = useControlled<Value | undefined>(value, defaultValue ?? first, (change) => {
    if (change.value !== undefined) onChange?.({ value: change.value });
  });
  const shown = items.find((item) => item.value === chosen);
  useEffect(() => bringIntoView(list.current, `${id}-tab-${chosen}`), [id, chosen]);
  const move = (event: KeyboardEvent): void => {
    const next = tabAfterKey(
      event.key,
      items.findIndex((item) => item.value === chosen),
      items.map((item) => item.disabled ?? false),
    );
    const item = next === undefined ? undefined : items[next];
    if (!item) return;
    event.preventDefault();
    choose(item.value);
    list.current
      ?.querySelectorAll<HTMLElement>('[role=tab]')
      .item(next ?? 0)
      .focus();
  };
  return (
    <Root {...rest}>
      <List
        ref={list}
        role="tablist"
        aria-label={label}
        data-level={level}
        data-wrapped={isWrapped ? '' : undefined}
        onKeyDown={move}
      >
        {items.map((item) => (
          <Tab
            key={item.value}
            type="button"
            role="tab"
            id={`${id}-tab-${item.value}`}
            aria-selected={item.value === chosen}
            aria-controls={item.value === chosen ? `${id}-panel` : undefined}
            tabIndex={item.value === chosen ? 0 : -1}
            disabled={item.disabled}
            onClick={() => choose(item.value)}
          >
            {item.icon}
            <Label data-text={item.label}>{item.label}</Label>
            {item.count !== undefined && <Count>{item.count}</Count>}
          </Tab>
        ))}
      </List>
      {shown && (
        <Panel
          key={shown.value}
          role="tabpanel"
          id={`${id}-panel`}
          aria-labelledby={`${id}-tab-${shown.value}`}
          tabIndex={0}
        >
          {shown.content}
        </Panel>
      )}
    </Root>
  );
}
