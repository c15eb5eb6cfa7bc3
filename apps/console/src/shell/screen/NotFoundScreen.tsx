import { homePath, shellWords } from '@fireline/domain/shell';
import { EmptyState } from '@fireline/ui/EmptyState';
import { Link } from '@fireline/ui/Link';
import { useWords } from '@fireline/ui/lib';
import { PageHeader } from '../../lib/page/PageHeader.tsx';
import { frameWords } from '../words.ts';

/** The 404 page. @spec SHL-01 */
export function NotFoundScreen() {
  const t = useWords(shellWords, frameWords);
  const title = t('shell.noSuchPage');
  return (
    <>
      <PageHeader title={title} isUnopened />
      <EmptyState
        title={t('shell.frame.noSuchPage.hint')}
        actions={<Link href={homePath}>{t('shell.frame.home')}</Link>}
      />
    </>
  );
}
