import { lazy, Suspense } from 'react';

/** Failures are rare: a page without one does not download the line. */
const ReferenceLine = lazy(async () => ({ default: (await import('./ReferenceLine.tsx')).ReferenceLine }));

/** What support asks for about a failure, small, with a way to copy it. The text alone while the rest is on its way. */
export function Reference({ text }: { readonly text: string }) {
  return (
    <Suspense fallback={<small>{text}</small>}>
      <ReferenceLine text={text} />
    </Suspense>
  );
}
