import { roleCalls } from '@fireline/api/role';
import { sessionCalls } from '@fireline/api/session';
import { alarmSendingWords, alarmWords, screenChannels } from '@fireline/domain/alarm';
import { orgWords, partnerPowers } from '@fireline/domain/org';
import { useFormat, useWords } from '@fireline/ui/lib';
import { styled } from 'styled-components';
import { SettingsPart } from '../lib/tenant/SettingsPart.tsx';
import { useSession } from '../lib/session/useSession.ts';
import { BrandForm } from './BrandForm.tsx';
import { ForcePushForm } from './ForcePushForm.tsx';
import { PartnerPowersForm } from './PartnerPowersForm.tsx';
import { brandWords, forcePushWords, partnerPowersWords, roleScreenWords } from './words.ts';

const Colour = styled.span`
  display: inline-block;
  width: 1em;
  height: 1em;
  margin-inline-end: var(--fl-space-2);
  border: var(--fl-border-width) solid var(--fl-border-strong);
  border-radius: var(--fl-radius-small);
  vertical-align: -2px;
  forced-color-adjust: none;
`;

/** What the tenant's console calls itself and how it looks. @spec N22 */
export function BrandPart() {
  const t = useWords(brandWords, roleScreenWords);
  const rentId = useSession()?.account.rentId ?? '';
  return (
    <SettingsPart
      title={t('brand.title')}
      what={t('brand.what')}
      call={sessionCalls.brand}
      args={{ rentId }}
      save={sessionCalls.saveBrand}
      changeLabel={t('roles.modify')}
      itemsOf={({ title, colour, corners, font, logo }) => [
        { term: t('brand.name'), detail: title },
        {
          term: t('brand.colour'),
          detail: colour && (
            <>
              <Colour style={{ background: colour }} />
              {colour}
            </>
          ),
        },
        { term: t('brand.corners'), detail: t(`brand.corners.${corners}`) },
        { term: t('brand.font'), detail: t(`brand.font.${font}`) },
        { term: t('brand.logo'), detail: logo && <img src={logo} alt={t('brand.logo')} height={32} /> },
      ]}
      Change={BrandForm}
    />
  );
}

/** Which alarms reach the people of the tenant whatever they chose. @spec ROL-05 */
export function ForcePushPart() {
  const t = useWords(forcePushWords, partnerPowersWords, roleScreenWords, alarmWords, alarmSendingWords);
  const { dateTime } = useFormat();
  return (
    <SettingsPart
      title={t('forcePush.title')}
      what={t('forcePush.what')}
      call={roleCalls.forcePush}
      args={{}}
      save={roleCalls.saveForcePush}
      changeLabel={t('roles.modify')}
      itemsOf={(stored) => [
        ...screenChannels.map((channel) => ({
          term: t(`alarm.channel.${channel}`),
          detail: t(stored?.channels.includes(channel) ? 'partnerPowers.yes' : 'partnerPowers.no'),
        })),
        {
          term: t('forcePush.mildest'),
          detail: stored && `${stored.mildestLevel} ${t(`alarm.level.${stored.mildestLevel}`)}`,
        },
        ...(stored
          ? [{ term: t('partnerPowers.changedTerm'), detail: `${stored.changedBy} ${dateTime(stored.changedAt)}` }]
          : []),
      ]}
      Change={ForcePushForm}
    />
  );
}

/** What the tenant lets its partners do. @spec ORG-05 */
export function PowersPart() {
  const t = useWords(partnerPowersWords, roleScreenWords, orgWords);
  const { dateTime } = useFormat();
  return (
    <SettingsPart
      title={t('partnerPowers.title')}
      what={t('partnerPowers.what')}
      call={roleCalls.partnerPowers}
      args={{}}
      save={roleCalls.savePartnerPowers}
      changeLabel={t('roles.modify')}
      itemsOf={(stored) => [
        ...partnerPowers.map((power) => ({
          term: t(`org.power.${power}`),
          detail: t((stored?.powers.includes(power) ?? true) ? 'partnerPowers.yes' : 'partnerPowers.no'),
        })),
        ...(stored
          ? [{ term: t('partnerPowers.changedTerm'), detail: `${stored.changedBy} ${dateTime(stored.changedAt)}` }]
          : []),
      ]}
      Change={PartnerPowersForm}
    />
  );
}
