import { LayerMark } from './DeviceMap.styles.ts';
import { type PointSymbol, outlinePaths } from './symbols.ts';

/** A point's symbol as part of the page, as the map draws it. */
export function LayerIcon({ symbol: { outline, path } }: { readonly symbol: PointSymbol }) {
  return (
    <LayerMark viewBox="-12 -12 24 24" aria-hidden="true">
      <path d={outlinePaths[outline]} />
      <path d={path} transform="scale(.875) translate(-8 -8)" />
    </LayerMark>
  );
}
