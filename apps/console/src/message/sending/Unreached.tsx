import type { SendRecord } from '@fireline/api/message';
import { messageWords } from '@fireline/domain/message';
import { Banner } from '@fireline/ui/Banner';
import { useWords } from '@fireline/ui/lib';
import { PhoneLinks } from '../../lib/page/PhoneLinks.tsx';
import { sendingWords } from './words.ts';

/** Each person once, with the ways by which nothing went. */
const peopleOf = (unsent: readonly SendRecord[]) =>
  [...Map.groupBy(unsent, ({ receiver, address }) => `${receiver} ${address}`)].flatMap(([key, [first, ...others]]) =>
    first
      ? {
          key,
          receiver: first.receiver,
          address: first.address,
          channels: [...new Set([first, ...others].map(({ channel }) => channel))],
        }
      : [],
  );

/** Says loudly who has no word of a level 1, by which way nothing went, and what to do: call them. @spec ALM-09 ALM-11 */
export function Unreached({ unsent }: { readonly unsent: readonly SendRecord[] }) {
  const t = useWords(sendingWords, messageWords);
  return (
    <Banner tone="danger" live="assertive" title={t('sends.unsent.title', { count: unsent.length })}>
      {t('sends.unsent.text')}
      <ul aria-label={t('sends.unsent.who')} style={{ margin: 0, paddingInlineStart: 'var(--fl-space-4)' }}>
        {peopleOf(unsent).map(({ key, receiver, address, channels }) => (
          <li key={key}>
            {receiver === '' && address === '' ? t('sends.unsent.nobody') : receiver}{' '}
            {address !== '' && <PhoneLinks numbers={[address]} />}{' '}
            {channels.map((channel) => t(`message.channel.${channel}`)).join(' · ')}
          </li>
        ))}
      </ul>
    </Banner>
  );
}
