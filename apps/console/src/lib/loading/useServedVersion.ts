import { useEffect, useState } from 'react';
import { eachTimeBack } from './loadScreen.ts';
import { type ServedVersion, servedVersion } from './servedVersion.ts';

/** What the server has of this page; asked until it has another version. */
export function useServedVersion(): ServedVersion {
  const [served, setServed] = useState<ServedVersion>('away');
  const isOther = served === 'other';
  useEffect(() => {
    if (isOther) return undefined;
    let isCurrent = true;
    const ask = (): void => {
      void servedVersion().then((answer) => isCurrent && setServed(answer));
    };
    ask();
    const stop = eachTimeBack(ask);
    return () => {
      isCurrent = false;
      stop();
    };
  }, [isOther]);
  return served;
}
