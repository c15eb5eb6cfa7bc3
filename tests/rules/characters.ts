/** Characters that Hong Kong writes and that came into the code charts after Big5. */
const laterCharacters = ['着', '裏'];

const decodeRows = (
  encoding: string,
  leads: readonly [number, number],
  isTrail: (trail: number) => boolean,
): Set<string> => {
  const decoder = new TextDecoder(encoding);
  const found = new Set<string>();
  for (let lead = leads[0]; lead <= leads[1]; lead += 1)
    for (let trail = 0x40; trail <= 0xfe; trail += 1)
      if (isTrail(trail)) found.add(decoder.decode(new Uint8Array([lead, trail])));
  return found;
};

/**
 * The characters of both scripts, from the national code charts that the platform carries: GB 2312 holds the simplified ones,
 * the two levels of Big5 the traditional ones.
 */
export const charactersOf = (): {
  readonly simplified: ReadonlySet<string>;
  readonly traditional: ReadonlySet<string>;
} => ({
  simplified: decodeRows('gbk', [0xb0, 0xf7], (trail) => trail >= 0xa1),
  traditional: new Set([
    ...decodeRows('big5', [0xa4, 0xc6], (trail) => trail <= 0x7e || trail >= 0xa1),
    ...decodeRows('big5', [0xc9, 0xf9], (trail) => trail <= 0x7e || trail >= 0xa1),
    ...laterCharacters,
  ]),
});
