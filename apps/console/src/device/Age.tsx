import { useFormat, useNow, useWords } from '@fireline/ui/lib';
import { deviceScreenWords } from './words.ts';

/** How long ago something was heard; the exact instant as its tooltip. */
export function Age({ at }: { readonly at: string | null }) {
  const t = useWords(deviceScreenWords);
  const format = useFormat();
  const now = useNow(10_000);
  if (at === null) return t('device.detail.never');
  return (
    <time dateTime={at} title={format.dateTime(at)}>
      {format.age(at, now)}
    </time>
  );
}
