import { deviceCalls } from '@fireline/api/device';
import type { Who } from '@fireline/api/lib';
import { publicCalls } from '@fireline/api/public';
import { roleCalls } from '@fireline/api/role';
import { sessionCalls } from '@fireline/api/session';
import { siteCalls } from '@fireline/api/site';
import { pathTo, routeWords } from '@fireline/domain/shell';
import { useWords } from '@fireline/ui/lib';
import { Link } from 'wouter';
import { useMay } from '../session/useMay.ts';
import { tenantTabWords } from './words.ts';
import { Tab, Tabs } from '../page/PageTabs.styles.ts';

const partCalls = {
  tenant: [siteCalls.tenant],
  brand: [sessionCalls.saveBrand],
  forcePush: [roleCalls.saveForcePush],
  powers: [roleCalls.savePartnerPowers, roleCalls.partnerPowers],
  embeds: [publicCalls.embedKeys],
  deviceKeys: [deviceCalls.keys],
} as const satisfies Readonly<Record<string, readonly { readonly who: Who }[]>>;
export type TenantPart = keyof typeof partCalls;

/** The parts that the reader may see. */
export function useTenantParts(): readonly TenantPart[] {
  const may = useMay();
  return (Object.keys(partCalls) as TenantPart[]).filter((part) => partCalls[part].every(may));
}

const hrefOf = (part: TenantPart): string =>
  part === 'deviceKeys' ? pathTo('systemKeys') : `${pathTo('tenantSettings')}?part=${part}`;

/** The ways between what a tenant decides for itself and its keys. @spec SHL-30 ORG-05 PUB-07 N22 */
export function TenantTabs({ current }: { readonly current: TenantPart }) {
  const t = useWords(tenantTabWords, routeWords);
  const parts = useTenantParts();
  if (parts.length < 2) return null;
  return (
    <Tabs aria-label={t('shell.route.tenantSettings')}>
      {parts.map((part) => (
        <Tab as={Link} key={part} href={hrefOf(part)} aria-current={part === current ? 'page' : undefined}>
          {t(`tenantTab.${part}`)}
        </Tab>
      ))}
    </Tabs>
  );
}
