import { type RouteMatch, routeWords, shellWords } from '@fireline/domain/shell';
import { useSay, useWords } from '@fireline/ui/lib';
import { Skeleton } from '@fireline/ui/Skeleton';
import { Suspense, lazy, useEffect, useRef } from 'react';
import { useProductName } from '../../lib/brand.ts';
import type { LoadScreen } from '../../lib/page/screen.ts';
import { useLoadedScreen } from './loadScreen.ts';

const loadFailure = () => import('./ScreenFailed.tsx').then((module) => ({ default: module.ScreenFailed }));
const ScreenFailed = lazy(loadFailure);

/** Fetched beside the first screen, not before it: when a screen cannot be fetched, this could not be either. */
function useFailureAtHand(): void {
  useEffect(() => {
    // asked for again when it is needed
    loadFailure().catch((error: unknown) => console.error(error));
  }, []);
}

function Loaded({ load, params }: { readonly load: LoadScreen; readonly params: RouteMatch['params'] }) {
  const loaded = useLoadedScreen(load);
  useFailureAtHand();
  if (loaded.state === 'ready') return <loaded.Screen params={params} />;
  if (loaded.state === 'failed') {
    return (
      <Suspense>
        <ScreenFailed onRetry={loaded.retry} />
      </Suspense>
    );
  }
  return <Skeleton lines={6} />;
}

/**
 * Tells a screen reader which page is there now, and takes the focus to it where the link or row that led here has gone with the former
 * page. The first page says its title by itself.
 */
function useArrival(page: string, name: string): void {
  const say = useSay();
  const before = useRef(page);
  useEffect(() => {
    if (before.current === page) return;
    before.current = page;
    say(name);
    if (document.activeElement === document.body) document.getElementById('main')?.focus();
  }, [page, name, say]);
}

export interface ScreenHostProps {
  readonly match: RouteMatch;
  /** Its screen; routes of the public-device app have none here: its own pages answer at their addresses. */
  readonly load: LoadScreen | undefined;
}

/** Shows the screen of a route and names the document after it. @spec SHL-20 */
export function ScreenHost({ match, load }: ScreenHostProps) {
  const t = useWords(routeWords, shellWords);
  const title = `${t(`shell.route.${match.name}`)} · ${useProductName()}`;
  useEffect(() => {
    document.title = title;
  }, [title]);
  useArrival(JSON.stringify(match), t(`shell.route.${match.name}`));
  return load ? <Loaded load={load} params={match.params} /> : null;
}
