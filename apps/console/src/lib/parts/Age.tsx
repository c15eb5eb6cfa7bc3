import { useFormat, useNow } from '@fireline/ui/lib';

/** How long ago it was; the instant itself where the pointer rests. @spec ALM-01 BLD-04 */
export function Age({ at }: { readonly at: string }) {
  const format = useFormat();
  const now = useNow(10_000);
  return (
    <time dateTime={at} title={format.dateTime(at)}>
      {format.age(at, now)}
    </time>
  );
}
