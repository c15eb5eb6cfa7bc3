import { CircleAlert } from 'lucide-react';
import type { SpanPlace } from '../DataTable/index.ts';
import { Button } from '../Button/index.ts';
import { Spinner } from '../lib/Spinner.tsx';
import { useWords } from '../lib/format/useWords.ts';
import { Lead } from './Outline.styles.ts';
import { SpanLine } from './SpanLine.tsx';
import { dataTableOutlineWords } from './words.ts';

interface StatusLineProps<Row> {
  readonly place: SpanPlace<Row>;
  readonly status: { readonly state: 'loading' } | { readonly state: 'failed'; readonly reason: string } | undefined;
  readonly onRetry: () => void;
}

/** Under an opened row: its children are on their way, or why they did not come and how to ask again. */
export function StatusLine<Row>({ place, status, onRetry }: StatusLineProps<Row>) {
  const t = useWords(dataTableOutlineWords);
  return (
    <SpanLine place={place}>
      <Lead style={{ '--fl-outline-level': place.line.level }} />
      {status?.state === 'failed' ? (
        <>
          <CircleAlert aria-hidden />
          <strong role="alert">
            {t('DataTableOutline.failed')} {status.reason}
          </strong>
          <Button variant="quiet" tabIndex={-1} onClick={onRetry}>
            {t('DataTableOutline.retry')}
          </Button>
        </>
      ) : (
        <>
          <Spinner />
          <small role="status">{t('DataTableOutline.loading')}</small>
        </>
      )}
    </SpanLine>
  );
}
