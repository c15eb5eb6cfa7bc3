import {
  FloatingFocusManager,
  FloatingPortal,
  type Placement,
  useClick,
  useDismiss,
  useInteractions,
  useListNavigation,
  useMergeRefs,
  useRole,
  useTypeahead,
} from '@floating-ui/react';
import { type ComponentPropsWithRef, Fragment, type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { useFireline } from '../lib/context.ts';
import { useAnchored } from '../lib/overlay/useAnchored.ts';
import { type OpenProps, useOpen } from '../lib/overlay/useOpen.ts';
import { eachNeeds, needs } from '../lib/needs.ts';
import { Item, Rule, Surface } from './Menu.styles.ts';

export interface MenuItem {
  readonly id: string;
  readonly label: string;
  /** Decoration only. */
  readonly icon?: ReactNode;
  /** `danger` for what cannot be undone. */
  readonly tone?: 'danger';
  /** It sets something: one of several that exclude each other (`radio`), or on and off (`checkbox`). Default: it does something. */
  readonly choice?: 'radio' | 'checkbox';
  /** Whether what it sets is so now; told to assistive technology, and to be shown by the `icon`. */
  readonly isChosen?: boolean;
  /** Where the label is in another language than the page, such as the name of a language. */
  readonly lang?: string;
  readonly disabled?: boolean;
  /** A line above it. */
  readonly isFirstOfGroup?: boolean;
  readonly onSelect: () => void;
}

export interface MenuProps extends OpenProps, Omit<ComponentPropsWithRef<'div'>, 'children' | 'onSelect'> {
  readonly items: readonly MenuItem[];
  /** Draws the button that opens it; the props must reach that button. */
  readonly renderTrigger: (props: ComponentPropsWithRef<'button'>) => ReactNode;
  /** Default `bottom-start`. */
  readonly placement?: Placement;
}

const none: number[] = [];

/**
 * A few actions behind one button, by mouse or keyboard: arrows, Home, End, letters, Enter, Escape, as the APG's menu button.
 * @spec LIB-01
 * @example
 * <Menu items={actions} renderTrigger={(props) => <IconButton {...props} label="更多" icon={<Ellipsis />} />} />
 */
export function Menu(props: MenuProps) {
  const { items, renderTrigger, placement = 'bottom-start', isOpen, defaultOpen, onOpenChange, ref, ...rest } = props;
  needs('Menu', { renderTrigger });
  eachNeeds('Menu', 'onSelect', { items });
  const { overlays } = useFireline();
  const [activeIndex, setActiveIndex] = useState<number | null>(null);
  const open = useOpen({ isOpen, defaultOpen, onOpenChange });
  const { refs, floatingStyles, context } = useAnchored({ isOpen: open.isOpen, onOpenChange: open.setOpen, placement });
  const elements = useRef<(HTMLElement | null)[]>([]);
  const labels = useRef<(string | null)[]>([]);
  labels.current = items.map((item) => item.label);
  const { getReferenceProps, getFloatingProps, getItemProps } = useInteractions([
    useClick(context, { event: 'mousedown' }),
    useDismiss(context),
    useRole(context, { role: 'menu' }),
    useListNavigation(context, {
      listRef: elements,
      activeIndex,
      onNavigate: setActiveIndex,
      loop: true,
      // arrows also go to what cannot be chosen now, so that it is read
      disabledIndices: none,
    }),
    useTypeahead(context, { listRef: labels, activeIndex, onMatch: setActiveIndex }),
  ]);
  const surface = useMergeRefs([refs.setFloating, ref]);
  const closeOnKey = (event: KeyboardEvent): void => {
    // nothing in a menu is reached by Tab: it leads on from the button
    if (event.key === 'Tab') open.setOpen(false);
    else open.closeOnEscape(event);
  };
  const choose = (item: MenuItem): void => {
    if (item.disabled) return;
    open.setOpen(false);
    item.onSelect();
  };
  return (
    <>
      {renderTrigger({ ...getReferenceProps({ onKeyDown: open.closeOnEscape }), ref: refs.setReference })}
      {open.isOpen && overlays && (
        <FloatingPortal root={overlays} preserveTabOrder={false}>
          <FloatingFocusManager context={context} modal={false} guards={false}>
            <Surface
              {...getFloatingProps({ ...rest, onKeyDown: closeOnKey })}
              ref={surface}
              style={{ ...floatingStyles, ...rest.style }}
            >
              {items.map((item, index) => (
                <Fragment key={item.id}>
                  {item.isFirstOfGroup && <Rule />}
                  <Item
                    {...getItemProps({ onClick: () => choose(item) })}
                    ref={(node) => {
                      elements.current[index] = node;
                    }}
                    type="button"
                    role={`menuitem${item.choice ?? ''}`}
                    aria-checked={item.choice && item.isChosen === true}
                    lang={item.lang}
                    tabIndex={activeIndex === index ? 0 : -1}
                    aria-disabled={item.disabled || undefined}
                    data-tone={item.tone}
                  >
                    {item.icon}
                    {item.label}
                  </Item>
                </Fragment>
              ))}
            </Surface>
          </FloatingFocusManager>
        </FloatingPortal>
      )}
    </>
  );
}
