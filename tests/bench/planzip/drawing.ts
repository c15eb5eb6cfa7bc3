/** Lines of walls with their numbers, and every tenth time a text: a text drawing of about so many bytes, in pieces. */
export function* drawingPieces(bytes: number): Generator<string> {
  yield '  0\nSECTION\n  2\nHEADER\n  9\n$ACADVER\n  1\nAC1015\n  0\nENDSEC\n  0\nSECTION\n  2\nENTITIES\n';
  let written = 0;
  // numbers that look like measured ones, and are the same in each run
  let seed = 1;
  const next = (below: number): number => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return (seed / 2_147_483_648) * below;
  };
  while (written < bytes) {
    let piece = '';
    for (let at = 0; at < 200; at += 1) {
      const [x, y] = [next(90_000).toFixed(4), next(60_000).toFixed(4)];
      const [x2, y2] = [(Number(x) + next(900)).toFixed(4), y];
      piece += `  0\nLINE\n  5\n${(written + at).toString(16).toUpperCase()}\n100\nAcDbEntity\n  8\nWALL-${at % 7}\n100\nAcDbLine\n`;
      piece += ` 10\n${x}\n 20\n${y}\n 30\n0.0\n 11\n${x2}\n 21\n${y2}\n 31\n0.0\n`;
      if (at % 10 === 0) piece += `  0\nTEXT\n  8\nTEXT\n 10\n${x}\n 20\n${y}\n 40\n250.0\n  1\nROOM ${at}\n`;
    }
    written += piece.length;
    yield piece;
  }
  yield '  0\nENDSEC\n  0\nEOF\n';
}
