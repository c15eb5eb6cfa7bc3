import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { IconButton } from '../IconButton/index.ts';
import { Tooltip } from '../Tooltip/index.ts';
import { GroupLine, ToolPlace, ToolRow } from './PlanCanvas.styles.ts';

export interface Tool {
  readonly key: string;
  readonly label: string;
  readonly icon: ReactNode;
  readonly onPress: () => void;
  /** A switch that is on or off. */
  readonly isPressed?: boolean;
  /** Opens a panel, which is open or not. */
  readonly isExpanded?: boolean;
  readonly isDisabled?: boolean;
  /** A line stands before it. */
  readonly isFirstOfGroup?: boolean;
}

const moves: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowRight: (at, last) => (at === last ? 0 : at + 1),
  ArrowLeft: (at, last) => (at === 0 ? last : at - 1),
  Home: () => 0,
  End: (_at, last) => last,
};

export interface ToolbarProps {
  readonly label: string;
  readonly tools: readonly Tool[];
  /** Keeps the places of its tools, which come soon: to make them takes longer than all the rest of the canvas. */
  readonly isEmpty: boolean;
}

/** A toolbar is one stop of the tab order; arrows go from button to button. */
export function Toolbar({ label, tools, isEmpty }: ToolbarProps) {
  const [current, setCurrent] = useState(0);
  const buttons = useRef<(HTMLButtonElement | null)[]>([]);
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>): void => {
    const isMirrored = getComputedStyle(event.currentTarget).direction === 'rtl';
    const mirrored = isMirrored ? { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' }[event.key] : undefined;
    const to = moves[mirrored ?? event.key]?.(current, tools.length - 1);
    if (to === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    setCurrent(to);
    buttons.current[to]?.focus();
  };
  return (
    <ToolRow role="toolbar" aria-label={label} onKeyDown={onKeyDown}>
      {tools.map(({ key, label: name, icon, onPress, isPressed, isExpanded, isDisabled = false, ...tool }, place) => (
        <Fragmented key={key} isFirstOfGroup={tool.isFirstOfGroup === true}>
          {isEmpty ? (
            <ToolPlace />
          ) : (
            <Tooltip text={name} placement="bottom">
              <IconButton
                ref={(node) => {
                  buttons.current[place] = node;
                }}
                label={name}
                icon={icon}
                tabIndex={place === current ? 0 : -1}
                aria-pressed={isPressed}
                aria-expanded={isExpanded}
                // a button that is disabled for real would drop out of the way of the arrows
                aria-disabled={isDisabled || undefined}
                onFocus={() => setCurrent(place)}
                onClick={() => {
                  if (!isDisabled) onPress();
                }}
              />
            </Tooltip>
          )}
        </Fragmented>
      ))}
    </ToolRow>
  );
}

function Fragmented({ isFirstOfGroup, children }: { readonly isFirstOfGroup: boolean; readonly children: ReactNode }) {
  return (
    <>
      {isFirstOfGroup && <GroupLine aria-hidden />}
      {children}
    </>
  );
}
