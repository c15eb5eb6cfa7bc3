import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';
import { Spinner } from '../lib/Spinner.tsx';
import { VisuallyHidden } from '../lib/VisuallyHidden.tsx';
import { useWords } from '../lib/format/useWords.ts';
import { Content, Root, Working } from './Button.styles.ts';
import { buttonWords } from './words.ts';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';

export interface ButtonProps extends ComponentPropsWithRef<'button'> {
  /** `primary` at most once in a view; `danger` for what cannot be undone. Default `secondary`. */
  readonly variant?: ButtonVariant;
  /** Before the label; decoration only. */
  readonly icon?: ReactNode;
  /** Work is under way: the button keeps its place, width and focus, says so, and ignores presses. */
  readonly isPending?: boolean;
  /** As wide as what holds it. */
  readonly isWide?: boolean;
}

/**
 * A native button. Its label says what happens: a verb, not "OK".
 * @spec LIB-01
 * @example <Button variant="primary" isPending={isSaving} onClick={save}>保存</Button>
 */
export function Button(props: ButtonProps) {
  const {
    variant = 'secondary',
    icon,
    isPending = false,
    isWide = false,
    type = 'button',
    onClick,
    children,
    ...rest
  } = props;
  const t = useWords(buttonWords);
  const press = (event: MouseEvent<HTMLButtonElement>): void => {
    // also keeps a pending submit button from sending its form twice
    if (isPending) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <Root
      {...rest}
      type={type}
      onClick={press}
      data-variant={variant}
      data-pending={isPending || undefined}
      data-wide={isWide || undefined}
      aria-disabled={isPending || rest['aria-disabled']}
    >
      <Content>
        {icon}
        {children}
      </Content>
      {isPending && (
        <Working>
          <Spinner />
          <VisuallyHidden>{t('Button.pending')}</VisuallyHidden>
        </Working>
      )}
    </Root>
  );
}
