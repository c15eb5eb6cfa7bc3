import { noticeForMs, shellWords } from '@fireline/domain/shell';
import { type ComponentPropsWithRef, useEffect, useEffectEvent } from 'react';
import { useFormat, useWords } from '../lib/index.ts';
import { Dismiss, Root } from './ReplayNotice.styles.ts';
import { replayNoticeWords } from './words.ts';

export interface ReplayNoticeProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Events fetched after the link came back. */
  readonly count: number;
  /** How long the link was down. */
  readonly gapMs: number;
  /** Takes the notice away: its button calls it, and half a minute. */
  readonly onDismiss?: () => void;
}

/**
 * What a break in the link cost: 'replayed 12, gap 00:14'. Told also when nothing was missed, so that nobody has to wonder.
 * @spec N04
 * @example <ReplayNotice count={12} gapMs={14_000} />
 */
export function ReplayNotice({ count, gapMs, onDismiss, ...rest }: ReplayNoticeProps) {
  const t = useWords(shellWords, replayNoticeWords);
  const format = useFormat();
  const gap = format.duration(gapMs);
  const dismiss = useEffectEvent(() => onDismiss?.());
  useEffect(() => {
    const timer = setTimeout(dismiss, noticeForMs);
    return () => clearTimeout(timer);
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- another break has its own time
  }, [count, gapMs]);
  return (
    <Root role="status" {...rest}>
      <svg viewBox="0 0 16 16" aria-hidden="true">
        <path d="M2.5 8A5.5 5.5 0 1 0 4.4 3.8M3.75 1v3.25H7M8 5v3.25l2 1.25" />
      </svg>
      <span>
        {count > 0
          ? t('shell.link.replayed', { count: format.number(count), gap })
          : t('ReplayNotice.nothingMissed', { gap })}
      </span>
      {onDismiss && (
        <Dismiss type="button" aria-label={t('shell.close')} onClick={onDismiss}>
          <svg viewBox="0 0 12 12" aria-hidden="true">
            <path d="M2 2l8 8M10 2l-8 8" />
          </svg>
        </Dismiss>
      )}
    </Root>
  );
}
