/** How many figures of a code name a level: province, city, district, street, community. GB/T 2260 and its extension. */
const levelFigures = [2, 4, 6, 9, 12] as const;

/** What an empty level is filled up with: 440300 is a city, 441900003 a street right under one. */
const isFilledUp = (code: string, from: number): boolean => /^0+$/.test(code.slice(from));

/**
 * The codes from the province down to the district, as organisations have them. A level that is filled up with noughts is left out.
 * Nothing for what is no such code.
 * @spec SIT-09 ORG-01
 * @example adminPathOf('440305') // '/44/4403/440305/'
 * @example adminPathOf('441900003') // '/44/4419/441900003/': a city without districts
 */
export const adminPathOf = (code: string): string | undefined => {
  if (!/^[1-9]\d{1,11}$/.test(code)) return undefined;
  let before = 0;
  const parts = levelFigures.flatMap((figures) => {
    const part = code.slice(0, figures);
    const isOwn = part.length === figures && !isFilledUp(part, before);
    before = figures;
    return isOwn ? [part] : [];
  });
  return parts.length > 0 ? `/${parts.join('/')}/` : undefined;
};
