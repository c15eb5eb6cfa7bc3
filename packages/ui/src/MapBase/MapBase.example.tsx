import { type Wgs84, wgs84 } from '@fireline/domain/site';
import { FirelineProvider } from '@fireline/ui/lib';
import { MapBase, MapMarker } from '@fireline/ui/MapBase';
import { useState } from 'react';

const view = { centre: wgs84(114.0579, 22.5431), zoom: 11 };

export function Example() {
  const [at, setAt] = useState<Wgs84>(view.centre);
  return (
    <FirelineProvider language="en">
      <MapBase label="Place" defaultView={view} onPress={(press) => setAt(press.at)} style={{ height: 400 }}>
        <MapMarker at={at}>
          <span aria-label="Chosen place" role="img" style={{ fontSize: 24 }}>
            ◎
          </span>
        </MapMarker>
      </MapBase>
    </FirelineProvider>
  );
}
