import { alarmWords, isCurrent } from '@fireline/domain/alarm';
import { deviceLifeWords, deviceStatus, deviceWords, expiryStage } from '@fireline/domain/device';
import { chinaOffsetMin, dayAt } from '@fireline/domain/lib';
import { CalendarClock } from 'lucide-react';
import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { AlarmLevelBadge } from '../AlarmLevelBadge/index.ts';
import { BatteryGauge } from '../BatteryGauge/index.ts';
import { DeviceStatusTag } from '../DeviceStatusTag/index.ts';
import { DeviceTypeIcon } from '../DeviceTypeIcon/index.ts';
import { Link } from '../Link/index.ts';
import { Reading } from '../Reading/index.ts';
import { SignalGauge } from '../SignalGauge/index.ts';
import { useFireline, useFormat, useWords } from '../lib/index.ts';
import { Actions, Face, Facts, Head, LastAlarm, Readings, Root, Said, Title } from './DeviceCard.styles.ts';
import { Waiting } from './Waiting.tsx';
import type { CardAlarm, CardDevice } from './cardDevice.ts';
import { deviceCardWords } from './words.ts';

export interface DeviceCardProps extends Omit<ComponentPropsWithRef<'article'>, 'children'> {
  /** null: it is being loaded; the card stands in its size. */
  readonly device: CardDevice | null;
  /** The whole card leads there; what is pressed inside it does what it says. Left out: it leads nowhere. */
  readonly href?: string;
  /** `compact`: name, status and power, for lists and phones. Default `full`. */
  readonly variant?: 'full' | 'compact';
  /** Where the name stands in the page's outline. Default 3. */
  readonly headingLevel?: 2 | 3 | 4;
  /** Buttons at the foot. */
  readonly actions?: ReactNode;
  /** The instant that ages count from. Default: the provider's clock as it is drawn; a grid passes one `useNow()` for all. */
  readonly nowMs?: number;
}

/**
 * A device at a glance: what it is, where, whether it can be trusted, what it measures and how old that is, its power, and its last alarm.
 * The whole card is a link, and the buttons in it stay buttons.
 *
 * Use it where a person looks at a few devices: a place, a plan, a phone. For hundreds use `DataTable`; for every field of one,
 * `DescriptionList`. Do give the newest readings first, two to four of them. Don't put a link inside `actions`: the card is one.
 * @spec DEV-01 DEV-08 DEV-09 DEV-10 DEV-14 N05
 * @example <DeviceCard device={device} href={pathTo('deviceDetail', { deviceId })} actions={<Button onClick={silence}>消音</Button>} />
 */
export function DeviceCard(props: DeviceCardProps) {
  const { device, href, variant = 'full', headingLevel = 3, actions, nowMs, ...rest } = props;
  if (!device) return <Waiting {...rest} variant={variant} />;
  return <Known {...rest} {...{ device, href, variant, headingLevel, actions, nowMs }} />;
}

type KnownProps = DeviceCardProps &
  Required<Pick<DeviceCardProps, 'variant' | 'headingLevel'>> & { readonly device: CardDevice };

function Known({ device, href, variant, headingLevel, actions, nowMs, ...rest }: KnownProps) {
  const { clock } = useFireline();
  const t = useWords(deviceWords);
  const now = nowMs ?? clock();
  const titleId = useId();
  const isFull = variant === 'full';
  const { name, type, place, readings = [], lastAlarm } = device;
  const title = name === '' ? t(`device.type.${type}`) : name;
  return (
    <Root aria-labelledby={titleId} {...rest} data-variant={variant} data-status={deviceStatus(device)}>
      <Head>
        <Face>
          <DeviceTypeIcon type={type} aria-label={t(`device.type.${type}`)} />
        </Face>
        <Said>
          <Title as={`h${headingLevel}`} id={titleId} title={title}>
            {href === undefined ? (
              title
            ) : (
              <Link href={href} isQuiet>
                {title}
              </Link>
            )}
          </Title>
          <DeviceStatusTag device={device} />
          <p>{place}</p>
        </Said>
      </Head>
      {isFull && readings.length > 0 && <ReadingList device={device} nowMs={now} />}
      <FactLine device={device} nowMs={now} />
      {isFull && lastAlarm !== undefined && <AlarmLine alarm={lastAlarm} nowMs={now} />}
      {actions && <Actions>{actions}</Actions>}
    </Root>
  );
}

interface PartProps {
  readonly device: CardDevice;
  readonly nowMs: number;
}

function ReadingList({ device, nowMs }: PartProps) {
  const t = useWords(deviceWords);
  return (
    <Readings>
      {(device.readings ?? []).map(({ measurement, value, seenAt = device.lastSeenAt }) => (
        <div key={measurement}>
          <dt>{t(`device.measurement.${measurement}`)}</dt>
          <dd>
            <Reading
              measurement={measurement}
              value={value}
              seenAt={seenAt}
              heartbeatS={device.heartbeatS}
              nowMs={nowMs}
              size="large"
            />
          </dd>
        </div>
      ))}
    </Readings>
  );
}

/** Power, signal, when it was last heard, and its service where that ends soon. */
function FactLine({ device, nowMs }: PartProps) {
  const t = useWords(deviceWords, deviceLifeWords, deviceCardWords);
  const format = useFormat();
  const { batteryRatio, lowPower, signals, lastSeenAt, serviceUntil } = device;
  const isMains = batteryRatio === undefined;
  const stage = serviceUntil ? expiryStage(serviceUntil, dayAt(nowMs, chinaOffsetMin)) : 'later';
  return (
    <Facts>
      <BatteryGauge ratioPercent={batteryRatio ?? null} isMains={isMains} isValueShown={!isMains} isLow={lowPower} />
      <SignalGauge signals={signals} />
      <span>
        {lastSeenAt === null ? (
          t('device.freshness.never')
        ) : (
          <time title={format.dateTime(lastSeenAt)}>
            {t('DeviceCard.seen', { age: format.age(lastSeenAt, nowMs) })}
          </time>
        )}
      </span>
      {stage !== 'later' && (
        <span data-stage={stage}>
          <CalendarClock aria-hidden />
          {t(`device.expiry.${stage}`)}
        </span>
      )}
    </Facts>
  );
}

function AlarmLine({ alarm, nowMs }: { readonly alarm: CardAlarm | null; readonly nowMs: number }) {
  const t = useWords(alarmWords, deviceCardWords);
  const format = useFormat();
  if (!alarm) return <LastAlarm>{t('DeviceCard.noAlarm')}</LastAlarm>;
  const { level, kind, raisedAt, state } = alarm;
  return (
    <LastAlarm data-level={isCurrent(state) ? level : undefined}>
      <AlarmLevelBadge level={level} variant="symbol" />
      <span>
        {t('DeviceCard.lastAlarm')} · <strong>{t(`alarm.kind.${kind}`)}</strong> · {t(`alarm.state.${state}`)}
      </span>
      <time title={format.dateTime(raisedAt)}>{format.age(raisedAt, nowMs)}</time>
    </LastAlarm>
  );
}
