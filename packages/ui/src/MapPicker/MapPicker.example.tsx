import { wgs84 } from '@fireline/domain/site';
import { FirelineProvider } from '@fireline/ui/lib';
import { type MapPick, MapPicker } from '@fireline/ui/MapPicker';
import { useState } from 'react';

export function Example() {
  const [place, setPlace] = useState<MapPick | null>({
    lnglat: wgs84(113.9436, 22.5185),
    datum: 'WGS84',
    address: '3001 Binhai Avenue',
  });
  return (
    <FirelineProvider language="en">
      <MapPicker
        label="Place of the unit"
        description="The main gate."
        near={wgs84(113.9305, 22.5333)}
        value={place}
        onChange={({ value }) => setPlace(value)}
      />
    </FirelineProvider>
  );
}
