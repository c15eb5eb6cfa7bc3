import { Minus, Plus } from 'lucide-react';
import { memo, useEffect, useState } from 'react';
import { IconButton } from '../IconButton/index.ts';
import { useFormat, useWords } from '../lib/index.ts';
import { Attribution, Bottom, Foot, Scale, Tools } from './MapBase.styles.ts';
import type { BaseMap } from './tiles/baseMap.ts';
import { useMapStage } from './view/stage.ts';
import { type ScaleBar, scaleBar } from './view/view.ts';
import { mapBaseWords } from './words.ts';

const longestPx = 96;

/** What sources say of themselves is HTML of others: its text is shown, nothing of it runs. */
const plainText = (html: string): string => new DOMParser().parseFromString(html, 'text/html').body.textContent.trim();

function useScale(): ScaleBar {
  const { map } = useMapStage();
  const read = (): ScaleBar => scaleBar(map.getCenter().lat, map.getZoom(), longestPx);
  const [bar, setBar] = useState(read);
  useEffect(() => {
    const look = (): void => setBar(read());
    look();
    map.on('move', look);
    return () => void map.off('move', look);
    // `read` reads the map alone
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [map]);
  return bar;
}

function useSaid(base: BaseMap): string {
  const { map } = useMapStage();
  const t = useWords(mapBaseWords);
  const [said, setSaid] = useState('');
  useEffect(() => {
    const look = (): void => {
      const ids = Object.keys(map.getStyle()?.sources ?? {});
      const texts = ids.map((id) => plainText(map.getSource(id)?.attribution ?? ''));
      setSaid([...new Set(texts)].filter(Boolean).join(' · '));
    };
    map.on('idle', look);
    return () => void map.off('idle', look);
  }, [map]);
  const own = base.kind === 'offline' ? t('MapBase.offline') : (base.attribution ?? '');
  return said.includes(own) && said !== '' ? said : [own, said].filter(Boolean).join(' · ');
}

/** Zoom, scale, and who the base map is from. */
export const Furniture = memo(function Furniture({ base }: { readonly base: BaseMap }) {
  const { map } = useMapStage();
  const t = useWords(mapBaseWords);
  const format = useFormat();
  const { metres, width } = useScale();
  const length =
    metres < 1000
      ? format.number(metres, { unit: 'm', digits: metres < 1 ? 2 : 0 })
      : format.number(metres / 1000, { unit: 'km', digits: 0 });
  const said = useSaid(base);
  return (
    <Bottom>
      <Tools>
        <IconButton
          variant="secondary"
          label={t('MapBase.zoomIn')}
          icon={<Plus aria-hidden />}
          onClick={() => map.zoomIn()}
        />
        <IconButton
          variant="secondary"
          label={t('MapBase.zoomOut')}
          icon={<Minus aria-hidden />}
          onClick={() => map.zoomOut()}
        />
      </Tools>
      <Foot>
        <Scale style={{ '--scale-width': `${width}px` }}>{length}</Scale>
        {said !== '' && <Attribution>{said}</Attribution>}
      </Foot>
    </Bottom>
  );
});
