import { type Device, type DeviceLife, deviceCalls } from '@fireline/api/device';
import { useCall } from '@fireline/api/react';
import { checkEdition, deviceLifeWords, type LifeDeed, lifeDeeds, lifeMachine } from '@fireline/domain/device';
import { eventsFrom, isDay } from '@fireline/domain/lib';
import { pathTo } from '@fireline/domain/shell';
import { Button } from '@fireline/ui/Button';
import { type Column, DataTable } from '@fireline/ui/DataTable';
import { DescriptionList } from '@fireline/ui/DescriptionList';
import { Link } from '@fireline/ui/Link';
import { type Format, type Translate, useFormat, useWords } from '@fireline/ui/lib';
import { useMemo, useState } from 'react';
import { useLocation } from 'wouter';
import { ConfirmSend } from '../../lib/form/ConfirmSend.tsx';
import { timeCell } from '../../lib/list/timeCell.tsx';
import { Loaded } from '../../lib/page/Loaded.tsx';
import { leaveAfter } from '../../lib/session/session.ts';
import { useMay } from '../../lib/session/useMay.ts';
import { ChangeDevice } from '../register/ChangeDevice.tsx';
import { registerWords } from '../register/words.ts';
import { Stack, Tools } from '../../lib/page/Page.styles.ts';
import { EditionOffer } from './EditionOffer.tsx';
import { lifeWords } from './words.ts';

type LifeRecord = DeviceLife['records'][number];
type Keys = keyof typeof lifeWords | keyof typeof deviceLifeWords;

const recordColumns = (t: Translate<Keys>, format: Format): readonly Column<LifeRecord>[] => [
  { id: 'at', header: t('life.at'), ...timeCell(({ at }) => at, format) },
  { id: 'event', header: t('life.event'), width: 140, cell: ({ event }) => t(`device.life.event.${event}`) },
  { id: 'by', header: t('life.by'), width: 140, cell: ({ by }) => by },
  {
    id: 'detail',
    header: t('life.detail'),
    width: 180,
    // of what begins or prolongs a service it is the last day
    cell: ({ detail }) => (isDay(detail) ? t('life.detail.until', { day: format.date(detail) }) : detail),
  },
];

interface DeedsProps {
  readonly device: Device;
  readonly life: DeviceLife;
  readonly onDone: () => void;
}

/** The deeds that the machine knows here and the reader may do. */
function Deeds({ device: { deviceId, name }, life, onDone }: DeedsProps) {
  const t = useWords(lifeWords, deviceLifeWords);
  const [, navigate] = useLocation();
  const may = useMay();
  const mayDo = (deed: LifeDeed) => may({ who: [deed === 'remove' ? 'deviceList:delete' : 'deviceList:modify'] });
  const [doing, setDoing] = useState<LifeDeed>();
  const open: readonly string[] = eventsFrom(lifeMachine, life.life);
  const done = (deed: LifeDeed): void => {
    if (deed === 'activate') leaveAfter('openService');
    else if (deed === 'remove') navigate(pathTo('deviceList'));
    else onDone();
  };
  const deeds = lifeDeeds.filter((deed) => open.includes(deed) && mayDo(deed));
  const isFull = deeds.includes('activate') && checkEdition(life.devicesInUse, 1, life.devicesMax) !== undefined;
  return (
    <>
      {isFull && <EditionOffer />}
      <Tools>
        {deeds.map((deed) => (
          <Button key={deed} onClick={() => setDoing(deed)}>
            {t(`device.life.event.${deed}`)}
          </Button>
        ))}
        {doing && (
          <ConfirmSend
            call={deviceCalls.changeLife}
            send={{ deviceId, revision: life.revision, event: doing }}
            // opening a service ends the session: nothing is fetched again
            outdates={doing === 'activate' ? [] : [deviceCalls.detail, deviceCalls.list]}
            action="save"
            title={t(`life.${doing}.title`, { name })}
            confirmLabel={t(`device.life.event.${doing}`)}
            {...((doing === 'remove' || doing === 'suspend') && { tone: 'danger' as const })}
            done={t('life.done', { name, event: t(`device.life.event.${doing}`) })}
            onDone={() => done(doing)}
            onClose={() => setDoing(undefined)}
          >
            {t(`life.${doing}.what`)}
          </ConfirmSend>
        )}
      </Tools>
    </>
  );
}

/** What people keep of the device, to be changed by those who may. */
function Change({ device: { deviceId }, life, onDone }: DeedsProps) {
  const t = useWords(registerWords);
  const may = useMay();
  const [isChanging, setChanging] = useState(false);
  if (life.life === 'removed' || !may(deviceCalls.change)) return null;
  return (
    <Tools>
      <Button onClick={() => setChanging(true)}>{t('register.change')}</Button>
      {isChanging && <ChangeDevice deviceId={deviceId} onClose={() => setChanging(false)} onSaved={onDone} />}
    </Tools>
  );
}

/** Where a device stands with its service, what may be done to it, and what was done. @spec DEV-13 DEV-23 DEV-28 SES-09 */
export function LifeOf({ device }: { readonly device: Device }) {
  const t = useWords(lifeWords, deviceLifeWords);
  const format = useFormat();
  const mayRenew = useMay()({ who: ['renewalDevices:view'] });
  const call = useCall(deviceCalls.life, { deviceId: device.deviceId });
  const columns = useMemo(() => recordColumns(t, format), [t, format]);
  return (
    <Loaded call={call} action="query">
      {(life) => (
        <Stack>
          <DescriptionList
            items={[
              { term: t('life.state'), detail: t(`device.life.state.${life.life}`) },
              { term: t('life.until'), detail: life.expiresOn && format.date(life.expiresOn) },
              {
                term: t('life.edition'),
                detail: t('life.edition.count', {
                  used: format.number(life.devicesInUse),
                  max: format.number(life.devicesMax),
                }),
              },
            ]}
          />
          <Tools>
            <Deeds device={device} life={life} onDone={() => void call.refetch()} />
            <Change device={device} life={life} onDone={() => void call.refetch()} />
            {life.life !== 'removed' && mayRenew && (
              <Link href={`${pathTo('renewalDevices')}?search=${device.imei}`}>{t('device.life.event.renew')}</Link>
            )}
          </Tools>
          <DataTable
            label={t('life.records')}
            rows={life.records}
            getRowId={({ lifeId }) => lifeId}
            columns={columns}
            empty={{ title: t('life.none') }}
          />
        </Stack>
      )}
    </Loaded>
  );
}
