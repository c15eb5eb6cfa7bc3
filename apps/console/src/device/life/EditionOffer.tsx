import { deviceCalls } from '@fireline/api/device';
import { useCall } from '@fireline/api/react';
import { siteCalls } from '@fireline/api/site';
import { deviceLifeWords } from '@fireline/domain/device';
import { pathTo } from '@fireline/domain/shell';
import { Banner } from '@fireline/ui/Banner';
import { Link } from '@fireline/ui/Link';
import { useFormat, useWords } from '@fireline/ui/lib';
import { Loaded } from '../../lib/page/Loaded.tsx';
import { useMay } from '../../lib/session/useMay.ts';
import { lifeWords } from './words.ts';

/** Where the edition of the tenant has no room: the way to a larger one for those who keep the tenant's facts, whom to ask for others. @spec DEV-28 */
export function EditionOffer() {
  const t = useWords(lifeWords, deviceLifeWords);
  const { number } = useFormat();
  const may = useMay();
  const call = useCall(deviceCalls.edition, {});
  return (
    <Loaded call={call} action="query">
      {({ devicesInUse, devicesMax, contact, phone }) => (
        <Banner
          tone="attention"
          title={t('life.edition.none', { used: number(devicesInUse), max: number(devicesMax) })}
          actions={
            may(siteCalls.saveTenant) && (
              <Link href={`${pathTo('tenantSettings')}?part=tenant`}>{t('device.edition.upgrade')}</Link>
            )
          }
        >
          {contact === '' && phone === '' ? (
            t('life.edition.askNobody')
          ) : (
            <>
              {t('life.edition.ask', { contact })} {phone && <Link href={`tel:${phone}`}>{phone}</Link>}
            </>
          )}
        </Banner>
      )}
    </Loaded>
  );
}
