import { type ReactNode, useRef } from 'react';
import { type AriaButtonProps, useButton } from 'react-aria/useButton';
import { InnerButton } from '../lib/field/InnerButton.ts';

/** One step up or down, again and again while it is held. Arrow keys do the same, so Tab passes it by. */
export function Stepper({ aria, icon }: { readonly aria: AriaButtonProps; readonly icon: ReactNode }) {
  const ref = useRef<HTMLButtonElement>(null);
  const { buttonProps } = useButton(aria, ref);
  return (
    <InnerButton {...buttonProps} ref={ref}>
      {icon}
    </InnerButton>
  );
}
