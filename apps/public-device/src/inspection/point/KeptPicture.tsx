import { useWords } from '@fireline/ui/lib';
import { useEffect, useState } from 'react';
import type { Phone } from '../phone.ts';
import { patrolWords } from '../words.ts';

interface KeptPictureProps {
  readonly phone: Phone;
  readonly pictureKey: string;
  readonly name: string;
}

/** A picture out of the store of the phone. */
export function KeptPicture({ phone, pictureKey, name }: KeptPictureProps) {
  const t = useWords(patrolWords);
  const [address, setAddress] = useState<string | null>();
  useEffect(() => {
    let made: string | undefined;
    let isOver = false;
    void phone.store.picture(pictureKey).then((picture) => {
      if (isOver) return;
      made = picture && URL.createObjectURL(new Blob([picture.bytes], { type: picture.type }));
      setAddress(made ?? null);
    });
    return () => {
      isOver = true;
      if (made) URL.revokeObjectURL(made);
    };
  }, [phone, pictureKey]);
  if (address === null) return <small>{t('patrol.picture.lost')}</small>;
  return address === undefined ? null : <img src={address} alt={name} />;
}
