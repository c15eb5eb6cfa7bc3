/** A face of the page's style sheets, as a worker can load it: workers do not see the fonts of the page. */
export interface PageFont {
  readonly family: string;
  /** With addresses that do not depend on where the sheet was. */
  readonly source: string;
  readonly weight: string;
  readonly unicodeRange: string;
}

const bare = (family: string): string => family.trim().replaceAll(/^['"]|['"]$/g, '');

/** `url(…)` made whole, against the sheet that it stands in. */
function absolute(source: string, base: string): string {
  return source.replaceAll(/url\((['"]?)(.*?)\1\)/g, (_all, _quote, address: string) => {
    try {
      return `url("${new URL(address, base).href}")`;
    } catch {
      return `url("${address}")`;
    }
  });
}

/** Rules of a sheet, also of those that it imports; none where another origin keeps them to itself. */
function rulesOf(sheet: CSSStyleSheet): CSSRule[] {
  try {
    return [...sheet.cssRules].flatMap((rule) =>
      rule instanceof CSSImportRule && rule.styleSheet ? rulesOf(rule.styleSheet) : [rule],
    );
  } catch {
    return [];
  }
}

/** The faces of the page that belong to one of these families, named as in CSS, in the order of the families. */
export function pageFonts(fontFamily: string): PageFont[] {
  const families = fontFamily.split(',').map(bare);
  const faces = [...document.styleSheets].flatMap((sheet) =>
    rulesOf(sheet).flatMap((rule) => {
      if (!(rule instanceof CSSFontFaceRule)) return [];
      const { style } = rule;
      const family = bare(style.getPropertyValue('font-family'));
      if (!families.includes(family) || style.getPropertyValue('font-style') === 'italic') return [];
      return [
        {
          family,
          source: absolute(style.getPropertyValue('src'), sheet.href ?? document.baseURI),
          weight: style.getPropertyValue('font-weight') || 'normal',
          unicodeRange: style.getPropertyValue('unicode-range') || 'U+0-10FFFF',
        },
      ];
    }),
  );
  return faces.toSorted((a, b) => families.indexOf(a.family) - families.indexOf(b.family));
}
