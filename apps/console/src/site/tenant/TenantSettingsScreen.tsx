import { siteCalls } from '@fireline/api/site';
import { routeWords } from '@fireline/domain/shell';
import { useFormat, useWords } from '@fireline/ui/lib';
import type { ComponentType } from 'react';
import { Page } from '../../lib/page/Page.styles.ts';
import { PageHeader } from '../../lib/page/PageHeader.tsx';
import { SettingsPart } from '../../lib/tenant/SettingsPart.tsx';
import { type TenantPart, TenantTabs, useTenantParts } from '../../lib/tenant/TenantTabs.tsx';
import { useUrlQuery } from '../../lib/page/useUrlQuery.ts';
import { BrandPart, ForcePushPart, PowersPart } from '../../shell/home/tenantParts.ts';
import { EmbedKeyListScreen } from '../embeds/EmbedKeyListScreen.tsx';
import { partnerWords, tenantWords } from '../partners/words.ts';
import { TenantForm } from './TenantForm.tsx';

/** What the tenant says of itself, and how full its edition is. @spec SES-04 SES-10 DEV-28 */
function FactsPart() {
  const t = useWords(tenantWords, partnerWords);
  const { dateTime, number } = useFormat();
  return (
    <SettingsPart
      title={t('tenant.title')}
      what={t('tenant.what')}
      call={siteCalls.tenant}
      args={{}}
      save={siteCalls.saveTenant}
      changeLabel={t('partners.modify')}
      itemsOf={(tenant) => [
        { term: t('tenant.name'), detail: tenant.name },
        { term: t('tenant.contact'), detail: tenant.contact },
        { term: t('tenant.phone'), detail: tenant.phone },
        {
          term: t('tenant.edition'),
          detail: t('tenant.editionCount', { used: number(tenant.devicesInUse), max: number(tenant.devicesMax) }),
        },
        { term: t('tenant.open'), detail: t(tenant.isRegistrationOpen ? 'tenant.yes' : 'tenant.no') },
        { term: t('tenant.defaultPartner'), detail: tenant.defaultPartner?.name },
        {
          term: t('tenant.logDays'),
          detail: tenant.logDays === null ? null : `${number(tenant.logDays)} ${t('tenant.logDaysUnit')}`,
        },
        {
          term: t('tenant.codesPerHour'),
          detail:
            tenant.codesPerHour === null ? null : `${number(tenant.codesPerHour)} ${t('tenant.codesPerHourUnit')}`,
        },
        ...(tenant.changedAt
          ? [
              {
                term: t('tenant.changedTerm'),
                detail: t('tenant.changed', { name: tenant.changedBy, time: dateTime(tenant.changedAt) }),
              },
            ]
          : []),
      ]}
      Change={TenantForm}
    />
  );
}

const partScreens: Readonly<Partial<Record<TenantPart, ComponentType>>> = {
  tenant: FactsPart,
  brand: BrandPart,
  forcePush: ForcePushPart,
  powers: PowersPart,
};

/** What a tenant decides for itself, each part under its tab; the address names it. @spec SHL-30 ORG-05 ROL-05 SES-04 PUB-07 N22 */
export function TenantSettingsScreen() {
  const t = useWords(routeWords);
  const asked = useUrlQuery().get('part');
  const parts = useTenantParts();
  const part = parts.find((one) => one === asked) ?? parts[0] ?? 'tenant';
  if (part === 'embeds' || part === 'deviceKeys') return <EmbedKeyListScreen />;
  const Part = partScreens[part];
  return (
    <Page>
      <PageHeader title={t('shell.route.tenantSettings')} />
      <TenantTabs current={part} />
      {Part && <Part />}
    </Page>
  );
}
