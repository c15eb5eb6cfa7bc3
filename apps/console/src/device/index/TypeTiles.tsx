import { deviceTypeNames, deviceWords } from '@fireline/domain/device';
import { DeviceTypeIcon } from '@fireline/ui/DeviceTypeIcon';
import { useFormat, useWords } from '@fireline/ui/lib';
import type { UrlQuery } from '../../lib/page/useUrlQuery.ts';
import type { DeviceStatistics } from '../statistics/useCounted.ts';
import { Tile, Tiles } from './Index.styles.ts';
import { deviceIndexWords } from './words.ts';

interface TypeTilesProps {
  readonly data: DeviceStatistics;
  readonly url: UrlQuery;
}

/** How many devices of each type there are and how they are; a press keeps the page to them. @spec DEV-12 DEV-10 */
export function TypeTiles({ data, url }: TypeTilesProps) {
  const t = useWords(deviceIndexWords, deviceWords);
  const format = useFormat();
  const chosen = url.get('type');
  return (
    <Tiles aria-label={t('deviceIndex.types')}>
      {data.rows.map(({ key, total, byStatus, standing, late, lowBattery }) => {
        const type = deviceTypeNames.find((one) => one === key);
        if (!type) return null;
        return (
          <li key={key}>
            <Tile
              type="button"
              aria-pressed={chosen === type}
              onClick={() => url.set({ type: chosen === type ? '' : type, page: '' })}
            >
              <DeviceTypeIcon type={type} isDecorative />
              <strong>{t(`device.type.${type}`)}</strong>
              <span>{format.number(total)}</span>
              <small>
                {t('deviceIndex.tile', {
                  online: format.ratio(byStatus.online / total, 0),
                  standing: format.number(standing),
                  late: format.number(late),
                  battery: format.number(lowBattery),
                })}
              </small>
            </Tile>
          </li>
        );
      })}
    </Tiles>
  );
}
