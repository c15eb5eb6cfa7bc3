import { dialAddress } from '@fireline/domain/site';
import { useWords } from '@fireline/ui/lib';
import { Call } from './CallLink.styles.ts';
import { publicWords } from './words.ts';

/** The number of whoever answers for the place, one tap away; bare where a phone could not dial it. @spec PUB-01 */
export function CallLink({ phone }: { readonly phone: string }) {
  const t = useWords(publicWords);
  const address = dialAddress(phone);
  if (address === undefined) return <p>{phone}</p>;
  return (
    <Call href={address}>
      <svg viewBox="0 0 16 16" aria-hidden="true">
        <path d="M5.5 1.75l1.5 3.5-1.75 1.5a9 9 0 0 0 4 4l1.5-1.75 3.5 1.5v2.25a1.5 1.5 0 0 1-1.6 1.5A11.5 11.5 0 0 1 1.75 3.35a1.5 1.5 0 0 1 1.5-1.6z" />
      </svg>
      {t('public.call', { phone })}
    </Call>
  );
}
