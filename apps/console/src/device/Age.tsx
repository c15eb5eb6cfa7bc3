import { useWords } from '@fireline/ui/lib';
import { Age as AgeOf } from '../lib/parts/Age.tsx';
import { deviceScreenWords } from './words.ts';

/** How long ago something was heard; the exact instant as its tooltip. */
export function Age({ at }: { readonly at: string | null }) {
  const t = useWords(deviceScreenWords);
  return at === null ? t('device.detail.never') : <AgeOf at={at} />;
}
