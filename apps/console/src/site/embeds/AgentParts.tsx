import { deviceCalls } from '@fireline/api/device';
import { publicCalls } from '@fireline/api/public';
import { roleCalls } from '@fireline/api/role';
import { sessionCalls } from '@fireline/api/session';
import { siteCalls } from '@fireline/api/site';
import { pathTo } from '@fireline/domain/shell';
import { Link } from '@fireline/ui/Link';
import { useWords } from '@fireline/ui/lib';
import { styled } from 'styled-components';
import { Tools } from '../../lib/page/Page.styles.ts';
import { useMay } from '../../lib/session/useMay.ts';
import { embedScreenWords } from './words.ts';

/** Stands above a list; the part that is open is no way to anywhere. */
const Parts = styled(Tools)`
  gap: var(--fl-space-2) var(--fl-space-4);
  padding-bottom: var(--fl-space-3);

  & > [aria-current] {
    color: var(--fl-text-default);
    font-weight: 600;
    text-decoration: none;
  }
`;

/** The ways between the parts of a tenant's dealings with partners. @spec ORG-05 PUB-07 N22 */
export function AgentParts({ current }: { readonly current: 'partners' | 'embeds' }) {
  const t = useWords(embedScreenWords);
  const may = useMay();
  const here = pathTo('systemAgent');
  const parts = [
    { key: 'partners', href: here, label: t('embeds.partners'), isShown: may(siteCalls.partners) },
    { key: 'embeds', href: `${here}?part=embeds`, label: t('embeds.title'), isShown: may(publicCalls.embedKeys) },
    { key: 'deviceKeys', href: pathTo('systemKeys'), label: t('embeds.deviceKeys'), isShown: may(deviceCalls.keys) },
    {
      key: 'powers',
      href: `${here}?part=powers`,
      label: t('embeds.powers'),
      isShown: may(roleCalls.savePartnerPowers),
    },
    { key: 'tenant', href: `${here}?part=tenant`, label: t('embeds.tenant'), isShown: may(siteCalls.saveTenant) },
    {
      key: 'forcePush',
      href: `${here}?part=forcePush`,
      label: t('embeds.forcePush'),
      isShown: may(roleCalls.saveForcePush),
    },
    { key: 'brand', href: `${here}?part=brand`, label: t('embeds.brand'), isShown: may(sessionCalls.saveBrand) },
  ];
  return (
    <Parts as="nav" aria-label={t('embeds.parts')}>
      {parts
        .filter(({ isShown }) => isShown)
        .map(({ key, href, label }) => (
          <Link key={key} href={href} {...(key === current && { 'aria-current': 'page' as const })}>
            {label}
          </Link>
        ))}
    </Parts>
  );
}
