import { lazy, Suspense } from 'react';

const NotFoundScreen = lazy(() =>
  import('./NotFoundScreen.tsx').then((module) => ({ default: module.NotFoundScreen })),
);

/** The 404 page, which is loaded when somebody gets there. @spec SHL-01 */
export function NotFoundPage() {
  return (
    <Suspense>
      <NotFoundScreen />
    </Suspense>
  );
}
