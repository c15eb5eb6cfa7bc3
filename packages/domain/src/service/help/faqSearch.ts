import { plainText } from '../../lib/index.ts';
import { type Faq, faqNames } from './faqs.ts';
import { serviceHelpWords } from './words.ts';

/** Words that ask and say nothing of what about. */
const asking =
  /怎么办|怎麼辦|怎么样|怎么|怎麼|怎样|怎樣|什么|什麼|甚麼|为什么|为何|為何|为啥|如何|哪些|请问|請問|你好|您好|可以|没有|沒有|\b(?:what|why|how|does|when|where|which|must|that|this|with|your|from|have|they|there|hello|please|cannot|about)\b/gu;
const han = /\p{Script=Han}+/gu;
const latin = /[a-z]{4,}|\d{2,}/gu;

/** Pairs of characters, for Chinese has no blanks between words, and the beginnings of words of four letters and more: a plural finds its singular. */
function partsOf(text: string): ReadonlySet<string> {
  const plain = plainText(text).replaceAll(asking, ' ');
  const pairs = [...plain.matchAll(han)].flatMap(([run]) => {
    const chars = Array.from(run);
    return chars.slice(1).map((char, at) => `${chars[at]}${char}`);
  });
  const words = [...plain.matchAll(latin)].map(([word]) => word.replace(/s$/, '').slice(0, 6));
  return new Set([...pairs, ...words]);
}

interface Indexed {
  readonly question: ReadonlySet<string>;
  readonly answer: ReadonlySet<string>;
}
const indexOf = (name: Faq): Indexed => {
  const all = (part: 'question' | 'answer') => Object.values(serviceHelpWords[`service.faq.${name}.${part}`]).join(' ');
  return { question: partsOf(all('question')), answer: partsOf(all('answer')) };
};
let index: ReadonlyMap<Faq, Indexed> | undefined;
const indexed = (): ReadonlyMap<Faq, Indexed> => (index ??= new Map(faqNames.map((name) => [name, indexOf(name)])));

/** What stands in so many of the questions and answers tells none of them from the others. */
const tellsNothing = 4;

/**
 * The questions that fit what somebody wrote, in any of the languages, the best first; none where nothing fits.
 * @param max how many at most
 * @spec SRV-06
 * @example faqsFor('我的烟感离线了怎么办', 3)[0] // 'offline'
 */
export function faqsFor(text: string, max: number): readonly Faq[] {
  const all = [...indexed()];
  const points = new Map<Faq, number>();
  for (const part of partsOf(text)) {
    const having = all.filter(([, { question, answer }]) => question.has(part) || answer.has(part));
    if (having.length > tellsNothing) continue;
    for (const [name, { question }] of having) points.set(name, (points.get(name) ?? 0) + (question.has(part) ? 3 : 1));
  }
  return [...points]
    .filter(([, found]) => found > 1)
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, max)
    .map(([name]) => name);
}
