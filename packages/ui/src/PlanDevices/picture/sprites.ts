import type { AlarmLevel } from '@fireline/domain/alarm';
import type { DeviceStatus, DeviceType } from '@fireline/domain/device';
import { alarmLevelSymbols } from '../../AlarmLevelBadge/index.ts';
import { deviceStatusSymbols, deviceStatusTones } from '../../DeviceStatusTag/index.ts';
import { deviceTypeSymbols } from '../../DeviceTypeIcon/index.ts';
import type { Colours } from './colours.ts';

/** CSS pixels: room for a mark with all that stands out from it. */
export const spritePx = 44;
/** Room for what is drawn from afar: copying empty pixels costs as much as copying full ones. */
const farSpritePx = { dot: 10, level: 24 } as const;
/** Side of the plate a device's symbol stands on. */
export const platePx = 24;

export interface Look {
  readonly deviceType: DeviceType;
  readonly status: DeviceStatus;
  readonly level: AlarmLevel | undefined;
  readonly isOpen: boolean;
  readonly isDim: boolean;
  /** From afar: a dot, or the level's shape alone. */
  readonly isFar: boolean;
}

/** Draws each look once and keeps its picture: five thousand marks are five thousand copies of a few dozen pictures. */
export interface Sprites {
  draw(context: CanvasRenderingContext2D, look: Look, left: number, top: number): void;
  /** A calm point from afar: its status is all there is to see. */
  drawDot(context: CanvasRenderingContext2D, status: DeviceStatus, left: number, top: number): void;
}

const middle = spritePx / 2;

const fillPath = (context: CanvasRenderingContext2D, path: Path2D): void => context.fill(path);

const symbol = (
  context: CanvasRenderingContext2D,
  at: { left: number; top: number; size: number },
  draw: () => void,
) => {
  context.save();
  context.translate(at.left, at.top);
  context.scale(at.size / 16, at.size / 16);
  draw();
  context.restore();
};

function drawLevel(context: CanvasRenderingContext2D, { levels, plate }: Colours, look: Look & { level: AlarmLevel }) {
  const { fill, onFill, text } = levels[look.level];
  const { shape, digit } = alarmLevelSymbols[look.level];
  const size = look.isFar ? 20 : 17;
  const at = look.isFar
    ? { left: middle - size / 2, top: middle - size / 2, size }
    : { left: middle + 1, top: middle - platePx / 2 - 8, size };
  symbol(context, at, () => {
    const outline = new Path2D(shape);
    context.lineJoin = 'round';
    context.strokeStyle = plate;
    context.lineWidth = 2.5;
    context.stroke(outline);
    context.globalAlpha = look.isDim ? 0.3 : 1;
    // acknowledged: the shape in outline, so that it is told without colour
    context.fillStyle = look.isOpen ? fill : plate;
    fillPath(context, outline);
    if (!look.isOpen) {
      context.strokeStyle = fill;
      context.lineWidth = 1.6;
      context.stroke(outline);
    }
    context.globalAlpha = 1;
    context.fillStyle = look.isOpen && !look.isDim ? onFill : text;
    fillPath(context, new Path2D(digit));
  });
}

function drawPlate(context: CanvasRenderingContext2D, colours: Colours, look: Look) {
  const tone = deviceStatusTones[look.status];
  const isOnline = look.status === 'online';
  const start = middle - platePx / 2;
  context.beginPath();
  context.roundRect(start, start, platePx, platePx, 5);
  context.fillStyle = colours.plate;
  context.fill();
  if (look.level !== undefined) {
    context.strokeStyle = colours.levels[look.level].fill;
    context.globalAlpha = look.isDim ? 0.3 : 1;
    context.lineWidth = look.isOpen ? 2.5 : 1.5;
  } else {
    context.strokeStyle = isOnline ? colours.line : colours.tones[tone].fill;
    context.lineWidth = 1;
    // what does not report has a broken edge
    context.setLineDash(isOnline ? [] : [3, 2]);
  }
  context.stroke();
  context.setLineDash([]);
  context.globalAlpha = 1;
  symbol(context, { left: middle - 8, top: middle - 8, size: 16 }, () => {
    context.lineCap = 'round';
    context.lineJoin = 'round';
    context.lineWidth = 1.4;
    context.strokeStyle = isOnline || look.level !== undefined ? colours.text : colours.muted;
    context.stroke(new Path2D(deviceTypeSymbols[look.deviceType]));
  });
}

function drawStatus(context: CanvasRenderingContext2D, colours: Colours, { status }: Look) {
  if (status === 'online') return;
  const [left, top, size] = [middle + 3, middle + 3, 13];
  context.beginPath();
  context.arc(left + size / 2, top + size / 2, size / 2 + 1.5, 0, Math.PI * 2);
  context.fillStyle = colours.plate;
  context.fill();
  symbol(context, { left, top, size }, () => {
    const outline = new Path2D(deviceStatusSymbols[status]);
    context.fillStyle = colours.tones[deviceStatusTones[status]].fill;
    fillPath(context, outline);
    // a little stronger than beside a word, for it is smaller
    context.lineWidth = 0.5;
    context.strokeStyle = context.fillStyle;
    context.stroke(outline);
  });
}

/** From afar: a filled dot for online, an open square for what does not report, a filled one for what needs a person. */
function drawDot(context: CanvasRenderingContext2D, colours: Colours, { status }: Look) {
  const tone = deviceStatusTones[status];
  const { fill } = colours.tones[tone];
  context.beginPath();
  if (status === 'online') context.arc(middle, middle, 3.5, 0, Math.PI * 2);
  else context.rect(middle - 3.5, middle - 3.5, 7, 7);
  context.fillStyle = status === 'online' || tone === 'fault' || tone === 'attention' ? fill : colours.plate;
  context.fill();
  context.strokeStyle = status === 'online' ? colours.plate : fill;
  context.lineWidth = status === 'online' ? 1 : 1.5;
  context.stroke();
}

function drawLook(context: CanvasRenderingContext2D, colours: Colours, look: Look) {
  const { level } = look;
  if (look.isFar) {
    if (level === undefined) drawDot(context, colours, look);
    else drawLevel(context, colours, { ...look, level });
    return;
  }
  drawPlate(context, colours, look);
  drawStatus(context, colours, look);
  if (level !== undefined) drawLevel(context, colours, { ...look, level });
}

const sizeOf = ({ isFar, level }: Look): number =>
  isFar ? farSpritePx[level === undefined ? 'dot' : 'level'] : spritePx;

/** What tells one look from another; from afar a dot is told by its status alone. */
const keyOf = ({ deviceType, status, level, isOpen, isDim, isFar }: Look): string => {
  if (isFar) return level === undefined ? status : `${level} ${isOpen} ${isDim}`;
  return `${deviceType} ${status} ${level} ${isOpen} ${isDim}`;
};

/** From afar the type does not matter. */
const dot = { deviceType: 'smoke', level: undefined, isOpen: false, isDim: false, isFar: true } as const;

export function createSprites(colours: Colours, pixelRatio: number): Sprites {
  // looks from afar and from near never share a key, but their dots could be asked for five thousand times a picture
  const [far, near] = [new Map<string, HTMLCanvasElement>(), new Map<string, HTMLCanvasElement>()];
  const pictureOf = (look: Look): HTMLCanvasElement => {
    const kept = look.isFar ? far : near;
    const key = keyOf(look);
    const known = kept.get(key);
    if (known) return known;
    const size = sizeOf(look);
    const canvas = document.createElement('canvas');
    canvas.width = canvas.height = Math.ceil(size * pixelRatio);
    const context = canvas.getContext('2d');
    if (context) {
      context.scale(pixelRatio, pixelRatio);
      context.translate(size / 2 - middle, size / 2 - middle);
      drawLook(context, colours, look);
    }
    kept.set(key, canvas);
    return canvas;
  };
  const put = (
    context: CanvasRenderingContext2D,
    picture: HTMLCanvasElement,
    at: { size: number; left: number; top: number },
  ) => {
    // on whole device pixels: a picture between two of them is blurred
    const x = Math.round((at.left - at.size / 2) * pixelRatio) / pixelRatio;
    const y = Math.round((at.top - at.size / 2) * pixelRatio) / pixelRatio;
    context.drawImage(picture, x, y, at.size, at.size);
  };
  return {
    draw: (context, look, left, top) => put(context, pictureOf(look), { size: sizeOf(look), left, top }),
    drawDot: (context, status, left, top) =>
      put(context, far.get(status) ?? pictureOf({ ...dot, status }), { size: farSpritePx.dot, left, top }),
  };
}
