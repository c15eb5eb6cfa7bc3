import {
  FloatingFocusManager,
  FloatingPortal,
  type Placement,
  useClick,
  useDismiss,
  useInteractions,
  useMergeRefs,
  useRole,
} from '@floating-ui/react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { OverlayHost } from '../lib/overlay/OverlayHost.tsx';
import { useFireline } from '../lib/context.ts';
import { useAnchored } from '../lib/overlay/useAnchored.ts';
import { type OpenProps, useOpen } from '../lib/overlay/useOpen.ts';
import { needs } from '../lib/needs.ts';
import { Surface } from './Popover.styles.ts';

export interface PopoverProps extends OpenProps, Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** What it is about, for those who hear it. */
  readonly label: string;
  /** Draws the button that opens it; the props must reach that button. */
  readonly renderTrigger: (props: ComponentPropsWithRef<'button'>) => ReactNode;
  /** Default `bottom-start`. */
  readonly placement?: Placement;
  readonly children: ReactNode | ((popover: { readonly close: () => void }) => ReactNode);
}

/**
 * More about something, beside it, without leaving the page. Focus goes in and comes back; Escape, Tab out or a press beside
 * it closes it.
 * @spec LIB-01
 * @example
 * <Popover label="为何离线" renderTrigger={(props) => <Button {...props}>离线</Button>}>
 *   超过两个心跳没有上报。
 * </Popover>
 */
export function Popover(props: PopoverProps) {
  const {
    label,
    renderTrigger,
    placement = 'bottom-start',
    isOpen,
    defaultOpen,
    onOpenChange,
    children,
    ...others
  } = props;
  needs('Popover', { renderTrigger });
  const { ref, ...rest } = others;
  const { overlays } = useFireline();
  const open = useOpen({ isOpen, defaultOpen, onOpenChange });
  const { refs, floatingStyles, context } = useAnchored({ isOpen: open.isOpen, onOpenChange: open.setOpen, placement });
  const { getReferenceProps, getFloatingProps } = useInteractions([
    useClick(context),
    useDismiss(context),
    useRole(context, { role: 'dialog' }),
  ]);
  const surface = useMergeRefs([refs.setFloating, ref]);
  return (
    <>
      {renderTrigger({ ...getReferenceProps({ onKeyDown: open.closeOnEscape }), ref: refs.setReference })}
      {open.isOpen && overlays && (
        <FloatingPortal root={overlays}>
          <FloatingFocusManager context={context} modal={false}>
            <Surface
              {...getFloatingProps({ ...rest, onKeyDown: open.closeOnEscape })}
              ref={surface}
              aria-label={label}
              style={{ ...floatingStyles, ...rest.style }}
            >
              <OverlayHost>
                {typeof children === 'function' ? children({ close: () => open.setOpen(false) }) : children}
              </OverlayHost>
            </Surface>
          </FloatingFocusManager>
        </FloatingPortal>
      )}
    </>
  );
}
