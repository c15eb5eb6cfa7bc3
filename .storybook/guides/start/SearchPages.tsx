import { EmptyState } from '@fireline/ui/EmptyState';
import { Link } from '@fireline/ui/Link';
import { TextField } from '@fireline/ui/TextField';
import { useEffect, useState } from 'react';
import type { Hit } from './searchIndex.ts';

/** What was typed in the sidebar, of which a press on the way below it made a question here. */
const queryKey = 'fireline.search';
const askedInSidebar = (): string => sessionStorage.getItem(queryKey) ?? '';

/** A field that searches the text of every page, not only its title; the index is loaded with the first letter. */
export function SearchPages() {
  const [query, setQuery] = useState(askedInSidebar);
  const [hits, setHits] = useState<readonly Hit[]>([]);
  useEffect(() => {
    // another document of the same session: the frame around this page
    const ask = ({ key }: StorageEvent): void => {
      if (key === queryKey) setQuery(askedInSidebar());
    };
    addEventListener('storage', ask);
    return () => removeEventListener('storage', ask);
  }, []);
  useEffect(() => {
    let isWanted = true;
    void import('./searchIndex.ts').then(({ find }) => isWanted && setHits(find(query)));
    return () => {
      isWanted = false;
    };
  }, [query]);
  return (
    <div style={{ display: 'grid', gap: 16 }}>
      <TextField
        label="Search every page"
        description="By word, in English or Chinese: what a component is for, a key, a limit, a label."
        value={query}
        onChange={({ value }) => setQuery(value)}
      />
      <p role="status">{query.trim() === '' ? '' : `${hits.length} ${hits.length === 1 ? 'page' : 'pages'}`}</p>
      {query.trim() !== '' && hits.length === 0 && <EmptyState title="No page has these words" />}
      <ul style={{ display: 'grid', gap: 12, padding: 0, listStyle: 'none' }}>
        {hits.map(({ page, line }) => (
          <li key={page.href}>
            <Link href={page.href} target="_top">
              {page.title}
            </Link>
            <div>{line.slice(0, 160)}</div>
          </li>
        ))}
      </ul>
    </div>
  );
}
