import { pathTo } from '@fireline/domain/shell';
import { Link } from '@fireline/ui/Link';
import { useWords } from '@fireline/ui/lib';
import { Languages } from './LoginScreen.styles.ts';
import { loginWords } from './words.ts';

interface OtherWaysProps {
  /** The way that is open; undefined: the password. */
  readonly by: 'code' | 'password' | undefined;
  /** The login page's query, which is kept. */
  readonly search: string;
  readonly rentId: string;
}

/** Ways in besides the one that is open, where the installation sends codes. @spec SES-12 SES-04 */
export function OtherWays({ by, search, rentId }: OtherWaysProps) {
  const t = useWords(loginWords);
  const to = (way?: string): string => {
    const query = new URLSearchParams(search);
    if (way === undefined) query.delete('by');
    else query.set('by', way);
    return `${pathTo('login')}?${query}`;
  };
  return (
    <Languages as="nav" aria-label={t('session.login.ways')}>
      {by !== undefined && <Link href={to()}>{t('session.login.byPassword')}</Link>}
      {by !== 'code' && <Link href={to('code')}>{t('session.login.byCode')}</Link>}
      {by !== 'password' && <Link href={to('password')}>{t('session.login.forgotten')}</Link>}
      <Link href={`${pathTo('register')}?tenant=${encodeURIComponent(rentId)}`}>{t('session.login.register')}</Link>
    </Languages>
  );
}
