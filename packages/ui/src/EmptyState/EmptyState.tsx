import { Inbox } from 'lucide-react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Actions, Place, Text, Title } from '../lib/overlay/placeOfContent.ts';

export interface EmptyStateProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  /** What there is none of: "没有未确认的报警". */
  readonly title: ReactNode;
  /** Decoration only. */
  readonly icon?: ReactNode;
  /** What to do about it, if anything. */
  readonly actions?: ReactNode;
}

/**
 * Nothing to show, and why. Tells "none exist" from "none match", which calls for another action.
 * @spec LIB-01
 * @example <EmptyState title="没有符合条件的设备" actions={<Button onClick={reset}>清除筛选</Button>} />
 */
export function EmptyState({ title, icon, actions, children, ...rest }: EmptyStateProps) {
  return (
    <Place {...rest}>
      {icon ?? <Inbox aria-hidden />}
      <Title>{title}</Title>
      {children && <Text>{children}</Text>}
      {actions && <Actions>{actions}</Actions>}
    </Place>
  );
}
