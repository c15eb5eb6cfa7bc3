import { pathTo, routeWords } from '@fireline/domain/shell';
import { Link } from '@fireline/ui/Link';
import { useWords } from '@fireline/ui/lib';
import { styled } from 'styled-components';
import { useMay } from '../session/useMay.ts';
import { offlineCountedWords } from '../words.ts';

const pages = ['deviceStatistics', 'deviceOfflineRecord', 'offlineCount', 'nbOffline'] as const;

const Line = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--fl-space-3);
  margin: 0;
  padding-block-end: var(--fl-space-2);
  color: var(--fl-text-muted);
`;

/** What a page counts as offline, and the way to those that count it otherwise. @spec DEV-14 ANA-02 */
export function OfflineCounted({ on }: { readonly on: (typeof pages)[number] }) {
  const t = useWords(offlineCountedWords, routeWords);
  const may = useMay();
  return (
    <Line>
      <span>{t(`offlineCounted.${on}`)}</span>
      {pages
        .filter((page) => page !== on && may({ who: [`${page}:view`] }))
        .map((page) => (
          <Link key={page} href={pathTo(page)} title={t(`offlineCounted.${page}`)}>
            {t(`shell.route.${page}`)}
          </Link>
        ))}
    </Line>
  );
}
