import type { ComponentPropsWithRef } from 'react';
import { Skeleton } from '../Skeleton/index.ts';
import { useWords } from '../lib/index.ts';
import { Face, Head, Readings, Root } from './DeviceCard.styles.ts';
import { deviceCardWords } from './words.ts';

interface WaitingProps extends Omit<ComponentPropsWithRef<'article'>, 'children'> {
  readonly variant: 'full' | 'compact';
}

/** The card before its device has come, in its size, so that nothing jumps. */
export function Waiting({ variant, ...rest }: WaitingProps) {
  const t = useWords(deviceCardWords);
  return (
    <Root aria-label={t('DeviceCard.loading')} aria-busy {...rest} data-variant={variant}>
      <Head>
        <Face />
        <Skeleton lines={2} />
      </Head>
      {variant === 'full' && (
        <Readings as="div">
          <Skeleton shape="block" />
          <Skeleton shape="block" />
        </Readings>
      )}
      <Skeleton />
    </Root>
  );
}
