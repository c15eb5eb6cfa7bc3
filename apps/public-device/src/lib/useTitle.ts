import { useEffect } from 'react';

/** The document's title, for the tab and for sharing. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = title;
  }, [title]);
}
