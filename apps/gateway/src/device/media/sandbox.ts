import { timeAt } from '@fireline/domain/lib';
import type { Camera, Taken, VideoSource } from './source.ts';

const width = 640;
const height = 360;
/** Of a recording, how often its clock goes on. */
const tickS = 1;

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const xmlText = (text: string): string => text.replaceAll(/[&<>"]/g, (sign) => entities[sign] ?? sign);

/** Between 0 and 1, the same for the same camera and salt. */
function traitOf(cameraId: number, salt: number): number {
  let h = Math.imul(cameraId ^ Math.imul(salt, 0x9e3779b1), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return ((h ^ (h >>> 16)) >>> 0) / 0x1_0000_0000;
}

/** A corridor in perspective, of which every camera has its own. */
function corridor(cameraId: number): string {
  const hue = Math.round(traitOf(cameraId, 1) * 360);
  const x = Math.round(width * (0.35 + 0.3 * traitOf(cameraId, 2)));
  const y = Math.round(height * (0.4 + 0.15 * traitOf(cameraId, 3)));
  const [left, right, top, bottom] = [x - 60, x + 60, y - 40, y + 50];
  const fill = (light: number) => `hsl(${hue} 12% ${light}%)`;
  const doors = [0.3, 0.62].map((part) => {
    const at = (near: number, far: number) => Math.round(near + (far - near) * part);
    return `<path d="M${at(0, left)} ${at(height, bottom)}V${at(60, top + 12)}h${Math.round(34 * (1 - part))}V${at(height, bottom)}z" fill="${fill(26)}"/>`;
  });
  return `<rect width="${width}" height="${height}" fill="${fill(52)}"/>
<path d="M0 0H${width}L${right} ${top}H${left}z" fill="${fill(64)}"/>
<path d="M0 ${height}H${width}L${right} ${bottom}H${left}z" fill="${fill(36)}"/>
<path d="M0 0L${left} ${top}V${bottom}L0 ${height}z" fill="${fill(46)}"/>
<rect x="${left}" y="${top}" width="120" height="90" fill="${fill(30)}"/>
${doors.join('')}`;
}

/** Somebody who walks through the corridor. */
const walker = (x: number): string =>
  `<g transform="translate(${Math.round(x)} 190)" fill="#20242b"><circle cx="0" cy="-44" r="11"/><path d="M-14-30h28l6 62h-14l-2 48h-12l-2-48h-10z"/></g>`;
const walkerX = (cameraId: number, atMs: number): number =>
  ((traitOf(cameraId, 4) + atMs / 24_000) % 1) * (width + 80) - 40;

const label = (x: number, y: number, text: string, more = ''): string =>
  `<text x="${x}" y="${y}" font-family="sans-serif" font-size="18" fill="#fff" stroke="#000" stroke-width="3" paint-order="stroke"${more}>${text}</text>`;
/** Burnt in always, whatever the watermark: nobody takes it for a real picture. */
const simulated = label(14, 28, '模拟画面 SIMULATED');
const markOf = ({ name, placeName }: Camera): string => label(14, height - 40, xmlText(`${name} ${placeName}`));

const svg = (content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${content}</svg>`;

/** A picture of what the camera would see. @spec DEV-19 */
export function drawFrame(camera: Camera, atMs: number, hasWatermark: boolean): string {
  const marks = hasWatermark ? markOf(camera) + label(14, height - 14, timeAt(atMs)) : '';
  return svg(corridor(camera.cameraId) + walker(walkerX(camera.cameraId, atMs)) + simulated + marks);
}

/** The clock of a recording, one text for each second. */
function* clockOf(fromMs: number, toMs: number): Generator<string> {
  for (let s = 0; s * 1000 < toMs - fromMs; s += tickS)
    yield label(
      14,
      height - 14,
      `${timeAt(fromMs + s * 1000)}<set attributeName="visibility" to="visible" begin="${s}s" dur="${tickS}s"/>`,
      ' visibility="hidden"',
    );
}

async function* film(camera: Camera, fromMs: number, toMs: number, hasWatermark: boolean): AsyncGenerator<Uint8Array> {
  const bytes = (text: string) => new TextEncoder().encode(text);
  const [head = '', tail = ''] = svg('|').split('|');
  const walk = `<animateTransform attributeName="transform" type="translate" values="-40 190;${width + 40} 190" dur="24s" repeatCount="indefinite"/>`;
  yield bytes(head + corridor(camera.cameraId) + walker(-40).replace('</g>', `${walk}</g>`) + simulated);
  if (hasWatermark) {
    yield bytes(markOf(camera));
    for (const text of clockOf(fromMs, toMs)) yield bytes(text);
  }
  // how far it is: the bar is full when the recording ends
  const seconds = Math.max(1, Math.round((toMs - fromMs) / 1000));
  yield bytes(
    `<rect y="${height - 4}" height="4" width="0" fill="#fff"><animate attributeName="width" from="0" to="${width}" dur="${seconds}s" fill="freeze"/></rect>${tail}`,
  );
}

async function* once(text: string): AsyncGenerator<Uint8Array> {
  yield new TextEncoder().encode(text);
}

const picture = { mediaType: 'image/svg+xml', ending: 'svg' } as const;

/** Draws what cameras would see, the same for the same camera and moment. @spec DEV-19 N25 */
export const sandboxVideo: VideoSource = {
  snapshot: async (camera, { atMs, hasWatermark }): Promise<Taken> => ({
    ...picture,
    chunks: once(drawFrame(camera, atMs, hasWatermark)),
  }),
  recording: async (camera, { fromMs, toMs, hasWatermark }): Promise<Taken> => ({
    ...picture,
    chunks: film(camera, fromMs, toMs, hasWatermark),
  }),
};
