import { lossBits, notDrawn } from './loss.ts';
import { drawHatch } from './entities/hatch.ts';
import { drawDimension, drawInsert, drawTable } from './entities/insert.ts';
import type { Draw, Kind } from './entities/kind.ts';
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

const listed = (draw: Draw): Kind => ({ draw, isListed: true });
const plain = (draw: Draw): Kind => ({ draw });
const written = (draw: Draw): Kind => ({ draw, textCodes: [1] });
const tagged = (draw: Draw): Kind => ({ draw, textCodes: [1], isNamed: true });
const named = (draw: Draw): Kind => ({ draw, isNamed: true });
const multileader: Kind = { draw: drawMultileader, isListed: true, textCodes: [304] };
const drawNothing: Draw = () => lossBits.unsupported | notDrawn;

/** Kinds by the name the file gives them. Old polylines are not here: they are put together from several entities. */
const table: Readonly<Record<string, Kind>> = {
  LINE: plain(drawLine),
  '3DLINE': plain(drawLine),
  POINT: plain(drawPoint),
  CIRCLE: plain(drawCircle),
  ARC: plain(drawArc),
  ELLIPSE: plain(drawFullEllipse),
  SOLID: plain(drawSolid),
  TRACE: plain(drawSolid),
  '3DFACE': plain(drawFace),
  LWPOLYLINE: listed(drawLightPolyline),
  SPLINE: listed(drawSpline),
  HELIX: listed(drawSpline),
  TEXT: written(drawText),
  ATTRIB: written(drawAttribute),
  ATTDEF: tagged(drawAttributeTag),
  MTEXT: { draw: drawParagraphs, textCodes: [1, 3] },
  HATCH: listed(drawHatch),
  MPOLYGON: listed(drawHatch),
  INSERT: named(drawInsert),
  DIMENSION: named(drawDimension),
  ARC_DIMENSION: named(drawDimension),
  LARGE_RADIAL_DIMENSION: named(drawDimension),
  ACAD_TABLE: named(drawTable),
  LEADER: listed(drawLeader),
  MULTILEADER: multileader,
  MLEADER: multileader,
  MLINE: listed(drawMultiline),
  MESH: listed(drawMesh),
  IMAGE: plain(drawImageFrame),
};

export const unknownKind: Kind = plain(drawNothing);
const attributeInBlock: Kind = tagged(drawAttributeInBlock);

/** How to read this kind of entity, in a block or outside. */
export const kindOf = (name: string, isInBlock: boolean): Kind => {
  if (isInBlock && name === 'ATTDEF') return attributeInBlock;
  return Object.hasOwn(table, name) ? (table[name] ?? unknownKind) : unknownKind;
};
