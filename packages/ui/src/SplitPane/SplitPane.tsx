import { type CSSProperties, type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { mergeRefs } from 'react-aria/mergeRefs';
import { useWords } from '../lib/format/useWords.ts';
import { Pane, Root, Splitter } from './SplitPane.styles.ts';
import type { Collapsible } from './sizes.ts';
import { useSplit } from './useSplit.ts';
import { splitPaneWords } from './words.ts';

export interface SplitPaneProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'defaultValue' | 'onChange'> {
  /** What the first pane is, for those who hear of its size. */
  readonly label: string;
  /** The first pane: at the left, at the right where one reads from there, or above. */
  readonly start: ReactNode;
  readonly end: ReactNode;
  /** How the panes stand: beside each other, or under each other. Default `horizontal`. */
  readonly orientation?: 'horizontal' | 'vertical';
  /** Percent of the first pane; 0 or 100 where a pane is collapsed. The owner keeps it, for instance for the next visit. */
  readonly value?: number;
  /** Default 50. */
  readonly defaultValue?: number;
  readonly onChange?: (change: { readonly value: number }) => void;
  /** Pixels that the first pane keeps. Default 120. */
  readonly startPxMin?: number;
  /** Pixels that the second pane keeps. Default 120. */
  readonly endPxMin?: number;
  /** Which pane can be put away, by Enter, a double press, or a drag to its edge. Default: neither. */
  readonly collapsible?: Collapsible;
}

/**
 * Two panes with a splitter between them: a list and its detail, a plan and its alarms. Moved by pointer and by keys; a pane that is put
 * away comes back as large as it was.
 *
 * Use it where the reader knows best how much of each he needs. It fills what holds it, so give that a height. On a phone show one pane after
 * the other instead. Do keep the size (`onChange`): nobody wants to arrange his desk every morning.
 * @spec LIB-01
 * @example <SplitPane label="报警列表" start={<AlarmList alarms={alarms} />} end={<AlarmDetail />} value={size} onChange={({ value }) => keep(value)} collapsible="end" />
 */
export function SplitPane(props: SplitPaneProps) {
  const { label, start, end, orientation = 'horizontal', collapsible, ref, style, ...others } = props;
  const { value: _v, defaultValue: _d, onChange: _c, startPxMin: _s, endPxMin: _e, ...rest } = others;
  const t = useWords(splitPaneWords);
  const id = useId();
  const split = useSplit(props);
  const { size, limits, isCollapsed, isDragging } = split;
  const rootStyle: CSSProperties & Record<'--fl-split', number> = { ...style, '--fl-split': size };
  const shown = Math.round(size);
  return (
    <Root
      {...rest}
      ref={mergeRefs(split.root, ref)}
      style={rootStyle}
      data-orientation={orientation}
      data-dragging={isDragging ? '' : undefined}
    >
      <Pane id={id} inert={isCollapsed && collapsible === 'start'}>
        {start}
      </Pane>
      <Splitter
        role="separator"
        tabIndex={0}
        aria-label={t('SplitPane.resize', { name: label })}
        aria-controls={id}
        // the line stands across the panes
        aria-orientation={orientation === 'horizontal' ? 'vertical' : 'horizontal'}
        aria-valuenow={shown}
        aria-valuemin={collapsible === 'start' ? 0 : Math.round(limits.least)}
        aria-valuemax={collapsible === 'end' ? 100 : Math.round(limits.most)}
        aria-valuetext={isCollapsed ? t('SplitPane.collapsed') : `${shown}%`}
        onKeyDown={split.onKeyDown}
        onPointerDown={split.onPointerDown}
        onPointerMove={split.onPointerMove}
        onPointerUp={split.onPointerUp}
        onPointerCancel={split.onPointerUp}
        onDoubleClick={split.toggle}
      />
      <Pane inert={isCollapsed && collapsible === 'end'}>{end}</Pane>
    </Root>
  );
}
