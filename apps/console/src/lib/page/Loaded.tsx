import type { Action } from '@fireline/domain/shell';
import { Skeleton, type SkeletonProps } from '@fireline/ui/Skeleton';
import type { ReactNode } from 'react';
import { CallFailed } from './CallFailed.tsx';
import { PageHeader, type PageHeaderProps } from './PageHeader.tsx';

export interface LoadedProps<Data> extends Pick<SkeletonProps, 'shape' | 'lines'> {
  /** From `useCall`. */
  readonly call: {
    readonly data: Data | undefined;
    readonly error: unknown;
    readonly isFetching?: boolean;
    readonly refetch: () => unknown;
  };
  /** Names what failed in the sentence; left out where a title or the place says it. */
  readonly action?: Action;
  readonly title?: string;
  /** The address of the list that the record would be in. */
  readonly back?: string | undefined;
  readonly children: (data: Data) => ReactNode;
}

/** The content of a call: a skeleton until it arrives, the reason and a retry when it fails. Data that have arrived stay. @spec SHL-15 SHL-18 */
export function Loaded<Data>({ call, action, title, back, shape, lines = 8, children }: LoadedProps<Data>) {
  if (call.data !== undefined) return children(call.data);
  if (call.error)
    return (
      <CallFailed
        error={call.error}
        {...(action && { action })}
        {...(title !== undefined && { title })}
        back={back}
        onRetry={() => void call.refetch()}
        isRetrying={call.isFetching ?? false}
      />
    );
  return <Skeleton {...(shape && { shape })} lines={lines} />;
}

/** The page of one record: until it has arrived, its header with the way back, and what {@link Loaded} shows. @spec SHL-30 */
export function LoadedPage<Data>({
  title,
  back,
  ...loaded
}: Omit<LoadedProps<Data>, 'title'> & Pick<PageHeaderProps, 'title' | 'back'>) {
  return (
    <>
      {loaded.call.data === undefined && <PageHeader title={title} back={back} isUnopened />}
      <Loaded shape="block" {...loaded} back={back} />
    </>
  );
}
