import { describe, expect, it } from 'vitest';
import { type Tag, asciiOf, block, drawn, entity, fileOf, insert, line } from './dxf.test.support.ts';

const reference = (name: string, path: string, flags = 4): Tag[] => [
  [0, 'BLOCK'],
  [8, '0'],
  [2, name],
  [70, flags],
  [10, 0],
  [20, 0],
  [1, path],
  [0, 'ENDBLK'],
  [8, '0'],
];
const objects = (...tags: readonly Tag[]): Tag[] => [[0, 'SECTION'], [2, 'OBJECTS'], ...tags, [0, 'ENDSEC']];
const definition = (kind: string, path: string): Tag[] => [
  [0, kind],
  [5, '2A'],
  [1, path],
];
/** The file with a section of objects before its end. */
const withObjects = (file: readonly Tag[], tags: readonly Tag[]): Tag[] => [...file.slice(0, -1), ...tags, [0, 'EOF']];

const reportOf = (tags: readonly Tag[]) => {
  const { report } = drawn(asciiOf(tags));
  const rows = report.rows.filter(({ reasons }) => reasons.includes('external'));
  return {
    files: report.files,
    lost: rows.map(({ kind, drawn: whole, approximated, notDrawn }) => [kind, whole, approximated, notDrawn]),
  };
};

describe('what is in another file [N11] [PLN-02]', () => {
  it.each([4, 12, 4 + 32, 8])('an external reference is not drawn, and its file is named; flags %i', (flags) => {
    const blocks = reference('BASE', 'D:\\base.dwg', flags);
    const entities = [...line(0, 0, 100, 100), ...insert('BASE', 0, 0), ...insert('base', 5, 5)];
    expect(reportOf(fileOf({ blocks, entities }))).toEqual({ files: ['D:\\base.dwg'], lost: [['INSERT', 0, 0, 2]] });
  });

  it('one inside blocks is counted where it stands, and the block that holds it is drawn', () => {
    const blocks = [
      ...reference('CORE', '../核心筒.dwg'),
      ...block('STAIR', [...line(0, 0, 1, 1), ...insert('CORE', 0, 0)]),
      ...block('FLOOR', [...line(0, 0, 1, 1), ...insert('STAIR', 0, 0)]),
      ...reference('UNUSED', 'unused.dwg'),
    ];
    const report = reportOf(fileOf({ blocks, entities: [...insert('FLOOR', 0, 0), ...insert('FLOOR', 9, 9)] }));
    expect(report.files).toEqual(['../核心筒.dwg']);
    expect(report.lost).toEqual([['INSERT', 0, 2, 1]]);
  });

  it('one without a path is named by its block, and one whose lines are in the file is drawn', () => {
    const empty = fileOf({ blocks: reference('LOBBY', ''), entities: insert('LOBBY', 0, 0) });
    expect(reportOf(empty)).toEqual({ files: ['LOBBY'], lost: [['INSERT', 0, 0, 1]] });
    const [head, tail] = [reference('LOBBY', 'lobby.dwg').slice(0, 7), reference('LOBBY', 'lobby.dwg').slice(7)];
    const bound = fileOf({ blocks: [...head, ...line(0, 0, 1, 1), ...tail], entities: insert('LOBBY', 0, 0) });
    expect(reportOf(bound)).toEqual({ files: undefined, lost: [] });
  });

  it.each([
    ['PDFUNDERLAY', 'PDFDEFINITION'],
    ['DWFUNDERLAY', 'DWFDEFINITION'],
    ['DGNUNDERLAY', 'DGNDEFINITION'],
  ])('%s is not drawn, and the file of its %s is named', (kind, record) => {
    const file = fileOf({ entities: [...line(0, 0, 1, 1), ...entity(kind, [10, 0], [20, 0])] });
    const named = withObjects(file, objects(...definition(record, 'site.pdf'), ...definition('IMAGEDEF', 'other.png')));
    expect(reportOf(named)).toEqual({ files: ['site.pdf'], lost: [[kind, 0, 0, 1]] });
  });

  it('of a picture the frame is drawn, its file is named, also where it hangs in a block', () => {
    const picture = entity('IMAGE', [10, 0], [20, 0], [11, 1], [21, 0], [12, 0], [22, 1], [13, 40], [23, 30]);
    const end = objects(...definition('IMAGEDEF', 'scan.png'), ...definition('IMAGEDEF', 'SCAN.PNG'));
    expect(reportOf(withObjects(fileOf({ entities: picture }), end))).toEqual({
      files: ['scan.png'],
      lost: [['IMAGE', 0, 1, 0]],
    });
    const nested = fileOf({ blocks: block('SHEET', picture), entities: insert('SHEET', 0, 0) });
    expect(reportOf(withObjects(nested, end))).toEqual({ files: ['scan.png'], lost: [['INSERT', 0, 1, 0]] });
  });

  it('a linked object is in another file, an embedded one is of an unsupported kind', () => {
    expect(reportOf(fileOf({ entities: entity('OLE2FRAME', [71, 1]) })).lost).toEqual([['OLE2FRAME', 0, 0, 1]]);
    expect(reportOf(fileOf({ entities: entity('OLE2FRAME', [71, 2]) })).lost).toEqual([]);
  });

  it('a shape is named by the file of its style; a style of letters names none', () => {
    const style = (flags: number, file: string): Tag[] => [
      [0, 'STYLE'],
      [2, file],
      [70, flags],
      [3, file],
    ];
    const layers = [...style(1, 'ltypeshp.shx'), ...style(0, 'txt.shx')];
    const shape = fileOf({ layers, entities: [...line(0, 0, 1, 1), ...entity('SHAPE', [10, 0], [20, 0], [2, 'BOX'])] });
    expect(reportOf(shape)).toEqual({ files: ['ltypeshp.shx'], lost: [['SHAPE', 0, 0, 1]] });
  });

  it('a file that points nowhere names nothing', () => {
    const file = withObjects(fileOf({ entities: line(0, 0, 1, 1) }), objects(...definition('IMAGEDEF', 'gone.png')));
    expect(reportOf(file)).toEqual({ files: undefined, lost: [] });
  });
});
