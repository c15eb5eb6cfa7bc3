import {
  addDays,
  chinaOffsetMin,
  dayAt,
  defineForm,
  listOf,
  type Problem,
  startOfDay,
  text,
  hourMs,
} from '../../lib/index.ts';
import { chatChars, chatImageMegabytesMax, imageAddressChars, imageCount, supportHours } from '../limits.ts';

/** What the help centre offers. @spec SRV-06 */
export const helpSections = ['chat', 'workOrders', 'faq'] as const;
export type HelpSection = (typeof helpSections)[number];

/** When the support of that moment's day begins and ends, in milliseconds since 1970. @spec SRV-06 */
export const supportDayAt = (
  atMs: number,
  offsetMin = chinaOffsetMin,
): { readonly opensAtMs: number; readonly closesAtMs: number } => {
  const midnight = startOfDay(dayAt(atMs, offsetMin), offsetMin);
  return { opensAtMs: midnight + supportHours.from * hourMs, closesAtMs: midnight + supportHours.to * hourMs };
};

/** Whether somebody answers the chat at that moment: from the first minute on, at the end no longer. @spec SRV-06 */
export const isSupportOpen = (atMs: number, offsetMin = chinaOffsetMin): boolean => {
  const { opensAtMs, closesAtMs } = supportDayAt(atMs, offsetMin);
  return atMs >= opensAtMs && atMs < closesAtMs;
};

/** When somebody answers next, in milliseconds since 1970: that very moment while the support is open. @spec SRV-06 */
export const supportOpensAtMs = (atMs: number, offsetMin = chinaOffsetMin): number => {
  const { opensAtMs, closesAtMs } = supportDayAt(atMs, offsetMin);
  if (atMs < closesAtMs) return Math.max(atMs, opensAtMs);
  return startOfDay(addDays(dayAt(atMs, offsetMin), 1), offsetMin) + supportHours.from * hourMs;
};

/** The images a chat takes: the kinds that the store of pictures keeps, which judges them by their bytes. @spec SRV-06 SHL-26 */
export const chatImageTypes = ['image/jpeg', 'image/png', 'image/webp'] as const;
/** As senders also write them. */
const knownType = (type: string): string => type.toLowerCase().replace(/^image\/jpg$/, 'image/jpeg');

/** What keeps a file out of the chat: it is no image, or larger than 2 MB. @spec SRV-06 SHL-26 */
export const chatImageProblem = (
  file: { readonly type: string; readonly sizeBytes: number },
  field = 'image',
): Problem | undefined => {
  if (!(chatImageTypes as readonly string[]).includes(knownType(file.type))) return { code: 'form.imagesOnly', field };
  // asked this way round, a size that is no number is refused
  return file.sizeBytes >= 0 && file.sizeBytes <= chatImageMegabytesMax * 1_048_576
    ? undefined
    : { code: 'service.chat.imageTooBig', field, args: { 0: chatImageMegabytesMax } };
};

/** What is said in a chat: words, images already uploaded, or both. @spec SRV-06 */
export const chatForm = defineForm(
  { text: text(chatChars), images: listOf(text(imageAddressChars), imageCount) },
  ({ text, images }) => [
    text === '' && images.length === 0 ? { code: 'service.chat.nothing', field: 'text' } : undefined,
  ],
);
