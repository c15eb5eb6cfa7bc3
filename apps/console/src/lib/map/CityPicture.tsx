import type { Wgs84 } from '@fireline/domain/site';
import { MapDistricts, sharedDistricts } from '@fireline/ui/MapDistricts';
import { useEffect, useState } from 'react';

/** Digits of a city's code. */
const cityDigits = 4;

/** The city that a point lies in; undefined: not known yet, or none. */
function useCity({ lng, lat }: Wgs84): string | undefined {
  const [city, setCity] = useState<string>();
  useEffect(() => {
    let isOver = false;
    sharedDistricts()
      .districtAt({ lng, lat } as Wgs84)
      .then(
        (district) => {
          if (!isOver) setCity(district?.code.slice(0, cityDigits));
        },
        // without the file there is no picture: the address says where it is
        () => {},
      );
    return () => {
      isOver = true;
    };
  }, [lng, lat]);
  return city;
}

/** Where a point lies in its city: a picture that neither moves nor zooms. @spec SIT-09 */
export function CityPicture({ at }: { readonly at: Wgs84 }) {
  const city = useCity(at);
  return city === undefined ? (
    <div />
  ) : (
    <MapDistricts
      within={city}
      point={at}
      hasNames={false}
      style={{ minHeight: 0, padding: 8, alignItems: 'center' }}
    />
  );
}
