import { screenLoadTimeoutMs } from '@fireline/domain/shell';
import { Skeleton, type SkeletonProps } from '@fireline/ui/Skeleton';
import { type ComponentType, lazy, Suspense, useState } from 'react';
import { Boundary, NotFetched } from './Boundary.tsx';
import { within } from './loadScreen.ts';

export interface LazyPartOptions {
  /** The shape of what is coming. Default: nothing stands in its place. */
  readonly skeleton?: Pick<SkeletonProps, 'shape' | 'lines'>;
  /** The whole page rather than a part of it. Default false. */
  readonly isPage?: boolean;
  /** Shows nothing where it cannot be had: the page does without it. Default false. */
  readonly isSilent?: boolean;
}

/**
 * A part that is fetched when it is first shown. Unlike with React's `lazy` alone, a failure stays in its place, is tried again by itself when the
 * network is back, and can be tried again.
 * @spec SHL-20
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { skeleton, isPage = false, isSilent = false }: LazyPartOptions = {},
): ComponentType<Props> {
  interface Attempt {
    readonly fetched: Promise<ComponentType<Props>>;
    readonly Part: ComponentType<Props>;
  }
  let latest: Attempt | undefined;
  const attempt = (): Attempt => {
    if (latest) return latest;
    const fetched = within(load, screenLoadTimeoutMs).catch((cause: unknown) => {
      latest = undefined;
      throw new NotFetched('The code of a part could not be fetched', { cause });
    });
    latest = { fetched, Part: lazy(async () => ({ default: await fetched })) };
    return latest;
  };
  return function LazyPart(props: Props) {
    const [{ Part }, setAttempt] = useState(attempt);
    return (
      <Boundary
        isPart={!isPage}
        isSilent={isSilent}
        attempt={async () => void (await attempt().fetched)}
        onRetry={() => setAttempt(attempt)}
      >
        <Suspense fallback={skeleton ? <Skeleton {...skeleton} /> : null}>
          <Part {...props} />
        </Suspense>
      </Boundary>
    );
  };
}
