import { type Language } from '@fireline/domain/lib';

function languageOf(tag: string): Language | undefined {
  const t = tag.toLowerCase();
  if (t === '*') return 'cn';
  if (/^zh-(hk|mo|tw|hant)/.test(t) || t === 'hk') return 'hk';
  if (/^zh\b/.test(t) || t === 'cn') return 'cn';
  return /^en\b/.test(t) ? 'en' : undefined;
}

/** The reader's language by `Accept-Language`; cn when none of theirs is spoken here. @spec SHL-12 */
export function languageFor(header: string | null): Language {
  const wanted = (header ?? '').split(',').map((part) => {
    const [tag = '', ...params] = part.trim().split(';');
    const quality = params.map((p) => /^\s*q=([\d.]+)\s*$/.exec(p)?.[1]).find((q) => q !== undefined);
    return { language: languageOf(tag.trim()), quality: quality === undefined ? 1 : Number(quality) };
  });
  return (
    wanted
      .filter((w) => w.quality > 0)
      .toSorted((a, b) => b.quality - a.quality)
      .find((w) => w.language)?.language ?? 'cn'
  );
}
