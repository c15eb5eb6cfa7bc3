import { plainText, soughtWords } from '../lib/index.ts';
import { type LngLat } from './coordinates.ts';

/** What is looked through. */
export interface Searched {
  readonly name: string;
  readonly address: string;
}

/** How well one word is met: 4 the whole name, 3 its beginning, 2 inside it, 1 in the address, 0 nowhere. */
const met = (word: string, name: string, address: string): number => {
  if (name === word) return 4;
  if (name.startsWith(word)) return 3;
  if (name.includes(word)) return 2;
  return address.includes(word) ? 1 : 0;
};

/**
 * How well something answers a search, the higher the better; 0 when a word of it is found nowhere.
 * @spec SIT-09
 */
export const searchRank = (text: string, { name, address }: Searched): number => {
  const [plainName, plainAddress] = [plainText(name), plainText(address)];
  const words = soughtWords(text);
  const marks = words.map((word) => met(word, plainName, plainAddress));
  if (words.length === 0 || marks.includes(0)) return 0;
  const sum = marks.reduce((total, mark) => total + mark, 0) / words.length;
  return plainText(text) === plainName ? 5 : sum;
};

/** Squared degrees, longitudes shortened by the latitude: enough to tell which is nearer. */
const away = (from: LngLat, to: LngLat): number =>
  (to.lat - from.lat) ** 2 + ((to.lng - from.lng) * Math.cos((from.lat * Math.PI) / 180)) ** 2;

/**
 * Those that answer a search, the best first; of equals the nearer one, then by name. Points are all of one datum.
 * @spec SIT-09
 */
export const rankFound = <T extends Searched & { readonly point: LngLat | null }>(
  text: string,
  found: readonly T[],
  near?: LngLat,
): T[] => {
  const far = ({ point }: T): number => (near && point ? away(near, point) : 0);
  return found
    .map((one) => ({ one, rank: searchRank(text, one) }))
    .filter(({ rank }) => rank > 0)
    .toSorted(
      (a, b) =>
        b.rank - a.rank ||
        far(a.one) - far(b.one) ||
        a.one.name.length - b.one.name.length ||
        (a.one.name < b.one.name ? -1 : 1),
    )
    .map(({ one }) => one);
};
