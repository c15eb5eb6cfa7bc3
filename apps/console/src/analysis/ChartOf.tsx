import { analysisWords } from '@fireline/domain/analysis';
import { Card } from '@fireline/ui/Card';
import { FailureState } from '@fireline/ui/FailureState';
import { Skeleton } from '@fireline/ui/Skeleton';
import { useWords } from '@fireline/ui/lib';
import type { ReactNode } from 'react';
import { referenceOf, useReason } from '../lib/page/failure.ts';

interface ChartOfProps<Data> {
  readonly call: {
    readonly data: Data | undefined;
    readonly error: unknown;
    readonly isFetching: boolean;
    readonly refetch: () => unknown;
  };
  readonly title?: ReactNode;
  readonly children: (data: Data) => ReactNode;
}

/** A card with charts of what a call answers: while it is asked for a skeleton, 'query chart failed: reason' where it fails. @spec ANA-04 */
export function ChartOf<Data>({ call, title, children }: ChartOfProps<Data>) {
  const t = useWords(analysisWords);
  const reason = useReason();
  const content =
    call.data !== undefined ? (
      children(call.data)
    ) : call.error ? (
      <FailureState
        reference={referenceOf(call.error)}
        onRetry={() => void call.refetch()}
        isRetrying={call.isFetching}
      >
        {t('analysis.chartFailed', { 0: reason(call.error) })}
      </FailureState>
    ) : (
      <Skeleton shape="block" lines={5} />
    );
  return title === undefined ? (
    <Card>{content}</Card>
  ) : (
    <Card title={title} headingLevel={2}>
      {content}
    </Card>
  );
}
