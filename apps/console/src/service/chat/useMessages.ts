import type { ChatLine } from '@fireline/api/service';
import { serviceChatWords, serviceHelpWords } from '@fireline/domain/service';
import { pathTo } from '@fireline/domain/shell';
import type { ChatMessage } from '@fireline/ui/ChatThread';
import { useFormat, useWords } from '@fireline/ui/lib';
import type { OnItsWay } from './useOutbox.ts';
import { chatPageWords } from './words.ts';

/** What a note of the system says. */
function useNoteText(): (line: ChatLine) => string {
  const t = useWords(serviceChatWords);
  const format = useFormat();
  return ({ note, args, text }) => {
    if (note === null) return text;
    if (note === 'away') return t('service.chat.note.away', { time: format.dateTime(new Date(String(args.time))) });
    return t(`service.chat.note.${note}`, args);
  };
}

/** What the thread shows: what is stored, and behind it what is on its way. @spec SRV-06 */
export function useMessages(
  lines: readonly ChatLine[],
  waiting: readonly OnItsWay[],
  urls: ReadonlyMap<string, string>,
): readonly ChatMessage[] {
  const t = useWords(chatPageWords, serviceHelpWords);
  const noteText = useNoteText();
  const stored = lines.map((line): ChatMessage => {
    const { seq, key, side, sender, isOwn, images, faqs, at } = line;
    const shown = images.flatMap((id) => {
      const src = urls.get(id);
      return src === undefined ? [] : [{ src, alt: t('chat.picture') }];
    });
    return {
      // one that was on its way stays the same when it is stored
      id: key || String(seq),
      senderName: side === 'system' ? t('chat.system') : sender,
      isOwn,
      atMs: Date.parse(at),
      text: noteText(line),
      images: shown,
      links: faqs.map((faq) => ({
        href: `${pathTo('helpQuestions')}?question=${faq}`,
        label: t(`service.faq.${faq}.question`),
      })),
    };
  });
  const known = new Set(stored.map(({ id }) => id));
  const onTheirWay = waiting.flatMap(({ key, text, atMs, state, pictures, files }): ChatMessage[] =>
    known.has(key)
      ? []
      : [
          {
            id: key,
            senderName: '',
            isOwn: true,
            atMs,
            text,
            state,
            images: pictures.map((src, at) => ({ src, alt: files[at]?.name ?? '' })),
          },
        ],
  );
  return [...stored, ...onTheirWay];
}
