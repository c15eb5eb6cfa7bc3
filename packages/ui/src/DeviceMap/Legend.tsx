import { memo } from 'react';
import { alarmLevelNumbers } from '@fireline/domain/alarm';
import { AlarmLevelBadge } from '../AlarmLevelBadge/index.ts';
import { useWords } from '../lib/index.ts';
import { LegendBox } from './DeviceMap.styles.ts';
import { LayerIcon } from './LayerIcon.tsx';
import { layerSymbols } from './symbols.ts';
import { deviceMapWords } from './words.ts';

/** What the symbols stand for. */
export const Legend = memo(function Legend({ isOpen = false }: { readonly isOpen?: boolean }) {
  const t = useWords(deviceMapWords);
  return (
    <LegendBox open={isOpen}>
      <summary>{t('DeviceMap.legend')}</summary>
      <ul>
        {alarmLevelNumbers.map((level) => (
          <li key={level}>
            <AlarmLevelBadge level={level} />
          </li>
        ))}
        {(['devices', 'places', 'resources'] as const).map((layer) => (
          <li key={layer}>
            <LayerIcon symbol={layerSymbols[layer]} />
            {t(`DeviceMap.layer.${layer}`)}
          </li>
        ))}
      </ul>
      <p>{t('DeviceMap.cluster')}</p>
    </LegendBox>
  );
});
