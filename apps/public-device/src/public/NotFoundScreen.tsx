import { EmptyState } from '@fireline/ui/EmptyState';
import { useWords } from '@fireline/ui/lib';
import { useTitle } from '../lib/useTitle.ts';
import { Main } from './Screen.styles.ts';
import { publicWords } from './words.ts';

/** The address names no page of ours. @spec PUB-01 */
export function NotFoundScreen() {
  const t = useWords(publicWords);
  const title = t('public.notFound.title');
  useTitle(title);
  return (
    <Main>
      <EmptyState title={title}>{t('public.notFound.text')}</EmptyState>
    </Main>
  );
}
