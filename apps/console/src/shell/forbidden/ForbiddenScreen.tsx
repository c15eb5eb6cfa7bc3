import { permissionWords, roleNotice } from '@fireline/domain/role';
import { type RouteName, homePath, routeWords, shellWords } from '@fireline/domain/shell';
import { EmptyState } from '@fireline/ui/EmptyState';
import { Link } from '@fireline/ui/Link';
import { useWords } from '@fireline/ui/lib';
import { PageHeader } from '../../lib/page/PageHeader.tsx';
import { usePermissions } from '../../lib/session/useMay.ts';
import { useRentKind, useSession } from '../../lib/session/useSession.ts';
import { frameWords } from '../words.ts';
import { forbiddenWords } from './words.ts';

/** A page that the role may not open: which permission is missing, and who grants it. @spec SHL-13 SHL-30 ROL-02 ORG-06 */
export function ForbiddenScreen({ page }: { readonly page: RouteName }) {
  const t = useWords(forbiddenWords, frameWords, permissionWords, routeWords, shellWords);
  // until the password is changed nothing is granted, which says nothing about the role
  const isLocked = useSession()?.rights.mustChangePassword === true;
  const isEmpty = roleNotice(usePermissions() ?? new Set()) !== undefined;
  const isOperator = useRentKind() === 'operator';
  const title = isEmpty ? t('shell.noRightsYet') : t('shell.forbidden');
  if (isLocked) return null;
  return (
    <>
      <PageHeader title={title} isUnopened />
      <EmptyState
        title={
          isOperator
            ? t('shell.forbidden.operator')
            : t('shell.forbidden.hint', { page: t(`shell.route.${page}`), button: t('role.button.view') })
        }
        // with no right at all, home is no way on
        actions={page !== 'main' && !isEmpty && <Link href={homePath}>{t('shell.frame.home')}</Link>}
      />
    </>
  );
}
