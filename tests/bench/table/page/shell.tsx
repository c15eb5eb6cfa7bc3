import { type ComponentType, type ReactNode, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { flushSync } from 'react-dom';

/**
 * The page that stands before a table comes into it, as an app's shell does: React is up and has drawn something.
 * Every contender that uses React starts from it, so that the first use of React is in none of the figures.
 */
export function createShell(
  host: HTMLElement,
  Frame: ComponentType<{ children?: ReactNode }>,
): (page: ReactNode) => void {
  let show: (page: ReactNode) => void = () => undefined;
  function Shell() {
    const [page, setPage] = useState<ReactNode>(<p>…</p>);
    show = setPage;
    return <Frame>{page}</Frame>;
  }
  flushSync(() => createRoot(host).render(<Shell />));
  return (page) => show(page);
}
