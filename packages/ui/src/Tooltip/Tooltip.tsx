import {
  FloatingPortal,
  type Placement,
  safePolygon,
  useDismiss,
  useFocus,
  useHover,
  useInteractions,
  useMergeRefs,
  useRole,
} from '@floating-ui/react';
import { type ComponentPropsWithRef, type ReactElement, type ReactNode, cloneElement, useState } from 'react';
import { useFireline } from '../lib/context.ts';
import { useAnchored } from '../lib/overlay/useAnchored.ts';
import { Surface } from './Tooltip.styles.ts';
import { useTouchHold } from './useTouchHold.ts';

export interface TooltipProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** One line; nothing in it can be pressed. */
  readonly text: ReactNode;
  /** Default `top`. */
  readonly placement?: Placement;
  readonly defaultOpen?: boolean;
  /** One element that can have the focus. */
  readonly children: ReactElement<ComponentPropsWithRef<'button'>>;
}

/**
 * A word about a control, on hover after a moment, on focus at once, and by touch while the control is held; Escape or a touch beside it
 * takes it away. Never the only place where something is said.
 * @spec LIB-01
 * @example <Tooltip text="静音 30 分钟"><IconButton label="静音" icon={<BellOff />} /></Tooltip>
 */
export function Tooltip({ text, placement = 'top', defaultOpen = false, children, ref, ...rest }: TooltipProps) {
  const { overlays } = useFireline();
  const [isOpen, setOpen] = useState(defaultOpen);
  const { refs, floatingStyles, context } = useAnchored({ isOpen, onOpenChange: setOpen, placement, gap: 6 });
  const { getReferenceProps, getFloatingProps } = useInteractions([
    useHover(context, { move: false, delay: { open: 400, close: 0 }, handleClose: safePolygon() }),
    useFocus(context),
    useDismiss(context, { referencePress: true }),
    useRole(context, { role: 'tooltip' }),
    useTouchHold(() => setOpen(true)),
  ]);
  const anchor = useMergeRefs([refs.setReference, children.props.ref]);
  const surface = useMergeRefs([refs.setFloating, ref]);
  return (
    <>
      {cloneElement(children, { ...getReferenceProps(children.props), ref: anchor })}
      {isOpen && overlays && (
        <FloatingPortal root={overlays}>
          <Surface {...getFloatingProps(rest)} ref={surface} style={{ ...floatingStyles, ...rest.style }}>
            {text}
          </Surface>
        </FloatingPortal>
      )}
    </>
  );
}
