import type { EmbedDevices } from '@fireline/api/public';
import { deviceWords } from '@fireline/domain/device';
import { AlarmLevelBadge } from '@fireline/ui/AlarmLevelBadge';
import { DeviceTypeIcon } from '@fireline/ui/DeviceTypeIcon';
import { useWords } from '@fireline/ui/lib';
import { useTitle } from '../../lib/useTitle.ts';
import { Calm, Section } from '../CurrentAlarms.styles.ts';
import { DeviceItem, DeviceItems } from './Embed.styles.ts';
import { embedWords } from './words.ts';

/** The devices in the scope of a key, those that alarm first. @spec PUB-07 */
export function DevicePiece({ shown: { total, rows } }: { readonly shown: EmbedDevices }) {
  const t = useWords(embedWords, deviceWords);
  const title = t('embed.devices', { count: total });
  useTitle(title);
  return (
    <Section aria-label={title}>
      <h2>{title}</h2>
      <DeviceItems>
        {rows.map(({ deviceId, name, deviceType, status, placeName, alarmLevel }) => (
          <DeviceItem key={deviceId}>
            <DeviceTypeIcon type={deviceType} isDecorative />
            <span>
              <strong>{name}</strong>
              <small>{[t(`device.type.${deviceType}`), placeName].filter((part) => part !== '').join(' · ')}</small>
            </span>
            {alarmLevel ? <AlarmLevelBadge level={alarmLevel} /> : <span>{t(`device.status.${status}`)}</span>}
          </DeviceItem>
        ))}
      </DeviceItems>
      {rows.length < total && <Calm>{t('embed.more', { count: total - rows.length })}</Calm>}
    </Section>
  );
}
