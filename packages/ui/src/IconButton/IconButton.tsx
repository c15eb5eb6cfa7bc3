import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Root } from './IconButton.styles.ts';

export interface IconButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'children' | 'aria-label'> {
  /** What it does, for those who hear it; wrap it in a Tooltip for those who see it. */
  readonly label: string;
  readonly icon: ReactNode;
  /** Default `quiet`. */
  readonly variant?: 'primary' | 'secondary' | 'quiet' | 'danger';
  /** Default `button`: it sends no form. */
  readonly type?: 'button' | 'submit' | 'reset';
}

/**
 * A square button with an icon and a name.
 * @spec LIB-01
 * @example <Tooltip text="静音"><IconButton label="静音" icon={<BellOff />} onClick={mute} /></Tooltip>
 */
export function IconButton({ label, icon, variant = 'quiet', type = 'button', ...rest }: IconButtonProps) {
  return (
    <Root {...rest} type={type} data-variant={variant} aria-label={label}>
      {icon}
    </Root>
  );
}
