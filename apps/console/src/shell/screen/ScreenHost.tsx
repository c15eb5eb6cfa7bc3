import { type RouteMatch, routeWords, shellWords } from '@fireline/domain/shell';
import { useSay, useWords } from '@fireline/ui/lib';
import { Skeleton } from '@fireline/ui/Skeleton';
import { useEffect, useRef } from 'react';
import { useProductName } from '../../lib/brand.ts';
import { useLoadedScreen } from '../../lib/loading/loadScreen.ts';
import { ScreenFailed } from '../../lib/loading/ScreenFailed.tsx';
import type { LoadScreen } from '../../lib/page/screen.ts';

function Loaded({ load, params }: { readonly load: LoadScreen; readonly params: RouteMatch['params'] }) {
  const loaded = useLoadedScreen(load);
  if (loaded.state === 'ready') return <loaded.Screen params={params} />;
  if (loaded.state === 'failed') return <ScreenFailed onRetry={loaded.retry} />;
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
