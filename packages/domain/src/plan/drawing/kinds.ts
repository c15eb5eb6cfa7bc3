import { fileRecords } from './externals.ts';
import { lossBits, notDrawn } from './loss.ts';
import { drawHatch } from './entities/hatch.ts';
import { drawDimension, drawInsert, drawTable } from './entities/insert.ts';
import { type Draw, type Kind, allNumbers, wantsOf } from './entities/kind.ts';
import { drawLeader, drawMultileader } from './entities/leader.ts';
import { drawMesh, drawMultiline } from './entities/mesh.ts';
import { drawLightPolyline } from './entities/polyline.ts';
import {
  drawArc,
  drawCircle,
  drawFace,
  drawFullEllipse,
  drawImageFrame,
  drawLine,
  drawPoint,
  drawSolid,
} from './entities/simple.ts';
import { drawSpline } from './entities/spline.ts';
import { drawAttribute, drawAttributeInBlock, drawAttributeTag, drawParagraphs, drawText } from './entities/text.ts';

/** The words that structure a file; they have these numbers among the names of kinds. */
export const structureWords = ['SECTION', 'ENDSEC', 'EOF', 'LAYER', 'BLOCK', 'ENDBLK', ...Object.keys(fileRecords)];
export const wordNumbers = { section: 0, endSection: 1, end: 2, layer: 3, block: 4, endBlock: 5 } as const;

const point = [10, 20];
const solid = [...point, 11, 21, 12, 22, 13, 23, 30, 70];
const text = [...point, 11, 21, 30, 40, 41, 50, 70, 72, 73, 74];
const curve = [...point, 30, 40, 50, 51];
const dimension = [12, 22];
const steps = [41, 42, 44, 45, 50, 70, 71];
/** A line, straight or with arcs: x, y, widths and bulge. */
const path = [10, 20, 40, 41, 42];

const plain = (draw: Draw, numbers: readonly number[]): Kind => ({ draw, numbers });
const listed = (draw: Draw, codes: readonly number[], numbers: readonly number[] = []): Kind => ({
  draw,
  numbers,
  listed: codes,
});
const written = (draw: Draw): Kind => ({ draw, numbers: text, textCodes: [1] });
const tagged = (draw: Draw): Kind => ({ ...written(draw), isNamed: true });
const named = (draw: Draw, numbers: readonly number[]): Kind => ({ draw, numbers, isNamed: true });
const drawNothing: Draw = () => lossBits.unsupported | notDrawn;
const drawElsewhere: Draw = () => lossBits.external | notDrawn;
const elsewhere: Kind = { draw: drawElsewhere };
/** What is linked is in another file; what is embedded is in a form that no plan reads. */
const drawOle: Draw = (entity) => (entity.number(71) === 1 ? lossBits.external : lossBits.unsupported) | notDrawn;
const multileader: Kind = {
  draw: drawMultileader,
  listed: allNumbers,
  textCodes: [304],
  marks: [300, 301, 302, 303, 304, 305],
};

/** Kinds by the name the file gives them. */
const table: Readonly<Record<string, Kind>> = {
  LINE: plain(drawLine, [...point, 11, 21]),
  '3DLINE': plain(drawLine, [...point, 11, 21]),
  POINT: plain(drawPoint, point),
  CIRCLE: plain(drawCircle, curve),
  ARC: plain(drawArc, curve),
  ELLIPSE: plain(drawFullEllipse, [...point, 11, 21, 31, 40, 41, 42]),
  SOLID: plain(drawSolid, solid),
  TRACE: plain(drawSolid, solid),
  '3DFACE': plain(drawFace, solid),
  LWPOLYLINE: listed(drawLightPolyline, path, [38, 43, 70]),
  SPLINE: listed(drawSpline, [10, 20, 11, 21, 40, 41], [71]),
  HELIX: listed(drawSpline, [10, 20, 11, 21, 40, 41], [71]),
  TEXT: written(drawText),
  ATTRIB: written(drawAttribute),
  ATTDEF: tagged(drawAttributeTag),
  MTEXT: { draw: drawParagraphs, numbers: [...text, 71, 44], textCodes: [1, 3] },
  HATCH: listed(drawHatch, allNumbers),
  MPOLYGON: listed(drawHatch, allNumbers),
  INSERT: named(drawInsert, [...point, 30, ...steps]),
  DIMENSION: named(drawDimension, dimension),
  ARC_DIMENSION: named(drawDimension, dimension),
  LARGE_RADIAL_DIMENSION: named(drawDimension, dimension),
  ACAD_TABLE: named(drawTable, [...point, 11, 21]),
  LEADER: listed(drawLeader, point),
  MULTILEADER: multileader,
  MLEADER: multileader,
  MLINE: listed(drawMultiline, [11, 21, 13, 23, 74, 41], [71]),
  MESH: listed(drawMesh, allNumbers),
  IMAGE: plain(drawImageFrame, [...point, 11, 21, 12, 22, 13, 23]),
  PDFUNDERLAY: elsewhere,
  DWFUNDERLAY: elsewhere,
  DGNUNDERLAY: elsewhere,
  OLE2FRAME: plain(drawOle, [71]),
  SHAPE: elsewhere,
  RTEXT: elsewhere,
  POINTCLOUD: elsewhere,
  POINTCLOUDEX: elsewhere,
  'COORDINATION MODEL': elsewhere,
  // parts of an old polyline
  POLYLINE: plain(drawNothing, [30, 40, 41, 70, 71, 72]),
  VERTEX: plain(drawNothing, [...path, 70, 71, 72, 73, 74]),
};

const unknownKind: Kind = plain(drawNothing, []);
const attributeInBlock: Kind = tagged(drawAttributeInBlock);

/** A kind with what is wanted of its tags. */
export interface ReadKind extends Kind {
  readonly wants: Uint8Array;
}

/** How to read this kind of entity, in a block or outside. */
export const kindOf = (name: string, isInBlock: boolean): ReadKind => {
  let kind: Kind = (Object.hasOwn(table, name) ? table[name] : undefined) ?? unknownKind;
  if (isInBlock && name === 'ATTDEF') kind = attributeInBlock;
  return { ...kind, wants: wantsOf(kind) };
};
