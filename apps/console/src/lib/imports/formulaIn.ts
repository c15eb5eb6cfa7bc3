export interface SheetFacts {
  /** The first cell with a formula, such as `C5`. */
  readonly formula: string | undefined;
  /** Rows that the sheet lists, blank ones too; counting ends above the limit. */
  readonly rows: number;
}

const pieceBytes = 1024 * 1024;
const tags = /<(?:\w+:)?(row|c|f)(?=[\s/>])([^>]*)>/g;

/**
 * Looks through the XML of a sheet for formulas and counts its rows, a piece at a time.
 * @param rowsMax counting ends above it
 */
export function formulaIn(xml: Uint8Array, rowsMax: number): SheetFacts {
  const decoder = new TextDecoder();
  let rest = '';
  let rows = 0;
  let cell = '';
  for (let from = 0; from < xml.byteLength; from += pieceBytes) {
    const text = rest + decoder.decode(xml.subarray(from, from + pieceBytes), { stream: true });
    // a tag that the piece cuts through is looked at with the next one
    const whole = text.lastIndexOf('>') + 1;
    for (const [, name, attributes = ''] of text.slice(0, whole).matchAll(tags)) {
      if (name === 'row') rows += 1;
      else if (name === 'c') cell = /\sr="([^"]{1,12})"/.exec(attributes)?.[1] ?? '';
      else return { formula: cell, rows };
      if (rows > rowsMax) return { formula: undefined, rows };
    }
    rest = text.slice(whole);
  }
  return { formula: undefined, rows };
}
