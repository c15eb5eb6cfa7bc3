import { type ComponentPropsWithRef, type KeyboardEvent, type Ref, useEffect, useRef } from 'react';
import { mergeRefs } from 'react-aria/mergeRefs';
import { type PlanStage, toScreen } from '../../PlanCanvas/index.ts';
import { Cursor } from '../PlanDevices.styles.ts';
import type { PlanDevicePoint } from '../points.ts';

export interface PointCursorProps extends Omit<ComponentPropsWithRef<'button'>, 'onKeyDown'> {
  /** Undefined: there is no plan to stand on; it is then a button with the point's name. */
  readonly stage: PlanStage | undefined;
  readonly point: PlanDevicePoint;
  /** What the popover's trigger wants of it. */
  readonly triggerRef: Ref<HTMLButtonElement> | undefined;
  readonly onKeyDown: (event: KeyboardEvent<HTMLButtonElement>) => void;
}

/** The current point as something that can have the focus; it stays over its point while the view moves. */
export function PointCursor({ stage, point, triggerRef, ref, ...rest }: PointCursorProps) {
  const button = useRef<HTMLButtonElement>(null);
  const { x, y } = point;
  useEffect(() => {
    if (!stage) return undefined;
    const follow = (): void => {
      const { view, size } = stage.frame();
      const { left, top } = toScreen(view, size, { x, y });
      button.current?.style.setProperty('--fl-x', `${Math.round(left)}px`);
      button.current?.style.setProperty('--fl-y', `${Math.round(top)}px`);
    };
    follow();
    return stage.subscribe(follow);
  }, [stage, x, y]);
  return (
    <Cursor {...rest} ref={mergeRefs(button, triggerRef, ref)} data-adrift={stage ? undefined : ''}>
      {stage ? null : point.name}
    </Cursor>
  );
}
