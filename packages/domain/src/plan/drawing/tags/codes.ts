/** What stands after a group code. */
export const valueKinds = { text: 0, double: 1, int16: 2, int32: 3, int64: 4, bool: 5, chunk: 6 } as const;

/** Codes are below this. */
const codesBelow = 1072;

type Row = readonly [from: number, to: number, kind: keyof typeof valueKinds];
const rows: readonly Row[] = [
  [10, 59, 'double'],
  [60, 79, 'int16'],
  [90, 99, 'int32'],
  [110, 149, 'double'],
  [160, 169, 'int64'],
  [170, 179, 'int16'],
  [210, 239, 'double'],
  [270, 289, 'int16'],
  [290, 299, 'bool'],
  [310, 319, 'chunk'],
  [370, 389, 'int16'],
  [400, 409, 'int16'],
  [420, 429, 'int32'],
  [440, 459, 'int32'],
  [460, 469, 'double'],
  [1004, 1004, 'chunk'],
  [1010, 1059, 'double'],
  [1060, 1070, 'int16'],
  [1071, 1071, 'int32'],
];

const kindTable = /* @__PURE__ */ (() => {
  const kinds = new Uint8Array(codesBelow);
  for (const [from, to, kind] of rows) kinds.fill(valueKinds[kind], from, to + 1);
  return kinds;
})();

/** What stands after this group code; text for what is not known. */
export const valueKindOf = (code: number): number => kindTable[code] ?? valueKinds.text;
