import { IconButton } from '@fireline/ui/IconButton';
import { useWords } from '@fireline/ui/lib';
import { ChevronRight, type LucideIcon, Pin, PinOff } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Link } from 'wouter';
import { frameWords } from '../words.ts';
import { Group, Item, Label, List, Row } from './Menu.styles.ts';

/** Scrolls the menu to the entry. `scrollIntoView` would also make the entry the place where the first Tab of the page begins. */
function reveal(menu: HTMLElement, item: HTMLElement): void {
  const [own, view] = [item.getBoundingClientRect(), menu.getBoundingClientRect()];
  const { scrollMarginTop, scrollMarginBottom } = getComputedStyle(item);
  const above = own.top - parseFloat(scrollMarginTop) - view.top;
  const below = own.bottom + parseFloat(scrollMarginBottom) - view.bottom;
  if (above < 0) menu.scrollTop += above;
  else if (below > 0) menu.scrollTop += below;
}

/** Shows the entry, and shows it again where what comes above the menu, such as an alarm, has left it less room. @returns ends that */
function keepShown(item: HTMLElement): (() => void) | undefined {
  const menu = item.closest<HTMLElement>('[data-menu]');
  if (!menu) return undefined;
  let height = menu.clientHeight;
  reveal(menu, item);
  const observer = new ResizeObserver(() => {
    // the reader may have scrolled it away
    const wasShown = item.getBoundingClientRect().bottom - menu.getBoundingClientRect().top <= height;
    height = menu.clientHeight;
    if (wasShown) reveal(menu, item);
  });
  observer.observe(menu);
  return () => observer.disconnect();
}

export interface MenuItemProps {
  readonly path: string;
  readonly title: string;
  /** What it is found under, where that is not seen otherwise. */
  readonly group?: string | undefined;
  readonly Icon?: LucideIcon | undefined;
  /** Whether one is on it, or on a page that belongs to it, such as that of one device of its list. */
  readonly current: 'page' | 'location' | undefined;
  /** Puts the page on top of the menu, or takes it from there; offered on the page where one is. */
  readonly pin?: { readonly name: string; readonly isPinned: boolean; readonly onToggle: () => void } | undefined;
}

/** An entry that leads to a page. */
export function MenuItem({ path, title, group, Icon, current, pin }: MenuItemProps) {
  const t = useWords(frameWords);
  const item = useRef<HTMLAnchorElement>(null);
  // a menu longer than the window shows where one is, however one came there
  useEffect(() => (current && item.current ? keepShown(item.current) : undefined), [current]);
  return (
    <Row>
      <Item as={Link} ref={item} href={path} title={title} data-menu-item="" aria-current={current}>
        {Icon && <Icon size={18} aria-hidden />}
        <Label>
          {title}
          {group !== undefined && <small> {group}</small>}
        </Label>
      </Item>
      {current === 'page' && pin && (
        <IconButton
          label={t(pin.isPinned ? 'shell.frame.menu.unpin' : 'shell.frame.menu.pin', { name: pin.name })}
          icon={pin.isPinned ? <PinOff size={14} aria-hidden /> : <Pin size={14} aria-hidden />}
          variant="quiet"
          onClick={pin.onToggle}
        />
      )}
    </Row>
  );
}

export interface MenuGroupProps {
  readonly title: string;
  readonly Icon?: LucideIcon | undefined;
  readonly isOpen: boolean;
  /** Whether the page where one is belongs to it. */
  readonly hasCurrent: boolean;
  readonly onToggle: () => void;
  readonly children: ReactNode;
}

/** A group of the menu, closed until it is wanted. */
export function MenuGroup({ title, Icon, isOpen, hasCurrent, onToggle, children }: MenuGroupProps) {
  const id = useId();
  return (
    <li>
      <Group
        type="button"
        title={title}
        data-menu-item=""
        data-current={(hasCurrent && !isOpen) || undefined}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={onToggle}
      >
        {Icon && <Icon size={18} aria-hidden />}
        <Label>{title}</Label>
        <ChevronRight size={14} aria-hidden />
      </Group>
      {isOpen && <List id={id}>{children}</List>}
    </li>
  );
}
