import { wgs84 } from '@fireline/domain/site';
import { FirelineProvider } from '@fireline/ui/lib';
import { MapDistricts } from '@fireline/ui/MapDistricts';

export function Example() {
  return (
    <FirelineProvider language="en">
      <MapDistricts within="4403" point={wgs84(114.0579, 22.5431)} style={{ height: 360 }} />
    </FirelineProvider>
  );
}
