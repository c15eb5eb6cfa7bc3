import { X } from 'lucide-react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { IconButton } from '../IconButton/index.ts';
import { type Tone, toneIcons } from '../lib/alarm/tones.tsx';
import { useWords } from '../lib/format/useWords.ts';
import { Actions, Root, Text, Title } from './Banner.styles.ts';
import { bannerWords } from './words.ts';

export interface BannerProps extends Omit<ComponentPropsWithRef<'div'>, 'title' | 'role'> {
  /** Default `info`. */
  readonly tone?: Tone;
  readonly title?: ReactNode;
  /** Buttons or links that do something about it. */
  readonly actions?: ReactNode;
  /** Shows a cross; leaving it out keeps the banner until its cause is gone. */
  readonly onDismiss?: () => void;
  /** How it is spoken when it comes: not at all, when there is time, at once. Default `off`. */
  readonly live?: 'off' | 'polite' | 'assertive';
}

const roles = { off: undefined, polite: 'status', assertive: 'alert' } as const;

/**
 * A lasting message in the flow of a screen: what is wrong with all of it, and what can be done.
 * @spec LIB-01
 * @example <Banner tone="attention" title="推送中断" actions={<Button>重连</Button>}>数据停在 11:04。</Banner>
 */
export function Banner({ tone = 'info', title, actions, onDismiss, live = 'off', children, ...rest }: BannerProps) {
  const t = useWords(bannerWords);
  return (
    <Root {...rest} role={roles[live]} data-tone={tone}>
      {toneIcons[tone]}
      <Text>
        {title && <Title>{title}</Title>}
        {children}
      </Text>
      {(actions || onDismiss) && (
        <Actions>
          {actions}
          {onDismiss && <IconButton label={t('Banner.dismiss')} icon={<X aria-hidden />} onClick={onDismiss} />}
        </Actions>
      )}
    </Root>
  );
}
