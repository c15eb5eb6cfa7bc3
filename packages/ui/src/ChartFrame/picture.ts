import { cutText } from './text.ts';

/** Everything that a stylesheet may have said about a drawn element. */
const looks = [
  'fill',
  'fill-opacity',
  'stroke',
  'stroke-opacity',
  'stroke-width',
  'stroke-dasharray',
  'stroke-linecap',
  'stroke-linejoin',
  'opacity',
  'font-family',
  'font-size',
  'font-weight',
  'text-anchor',
  'dominant-baseline',
] as const;

const namespace = 'http://www.w3.org/2000/svg';
/** Around the picture, and the line of its title. */
const edge = 16;
const titleHeight = 28;
const titleSize = 14;

/** A copy of a drawing that stands alone: what the page's styles say is written into it. */
export function standalone(svg: SVGSVGElement): SVGSVGElement {
  const copy = svg.cloneNode(true) as SVGSVGElement;
  const originals = [svg, ...svg.querySelectorAll('*')];
  [copy, ...copy.querySelectorAll<SVGElement>('*')].forEach((element, index) => {
    const original = originals[index];
    if (!original) return;
    const computed = getComputedStyle(original);
    for (const name of looks) element.style.setProperty(name, computed.getPropertyValue(name));
  });
  const { width, height } = svg.getBoundingClientRect();
  copy.setAttribute('xmlns', namespace);
  copy.setAttribute('width', String(width));
  copy.setAttribute('height', String(height));
  return copy;
}

const create = (name: string, attributes: Readonly<Record<string, string | number>>): SVGElement => {
  const element = document.createElementNS(namespace, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
  return element;
};

/** The words of an HTML element as words of a drawing, where they stand on the screen. */
function written(element: Element, left: number, top: number): SVGElement {
  const range = document.createRange();
  range.selectNodeContents(element);
  const box = range.getBoundingClientRect();
  const { color, fontFamily, fontSize, fontWeight } = getComputedStyle(element);
  const size = Number.parseFloat(fontSize);
  const text = create('text', { x: box.left - left, y: box.top - top + box.height / 2 + size * 0.35 });
  Object.assign(text.style, { fill: color, fontFamily, fontSize, fontWeight });
  const whole = element.textContent ?? '';
  // in one line and all in sight: as wide as it is; else what fits into one line
  const isWhole = element.scrollWidth <= element.clientWidth + 1 && box.height < size * 2;
  text.textContent = isWhole ? whole : cutText(whole, element.clientWidth, size);
  return text;
}

/**
 * What is saved: title, chart and legend as they stand on the screen, on the surface of the theme, in a drawing that needs nothing
 * from the page.
 * @param stage holds the chart and, marked by `data-legend-entry`, what its legend says
 */
export function wholePicture(stage: HTMLElement, svg: SVGSVGElement, title: string): SVGSVGElement {
  const chart = svg.getBoundingClientRect();
  const entries = [...stage.querySelectorAll('[data-legend-entry]')];
  const boxes = [chart, ...entries.map((entry) => entry.getBoundingClientRect())];
  const left = Math.min(...boxes.map((box) => box.left)) - edge;
  const top = Math.min(...boxes.map((box) => box.top)) - edge - titleHeight;
  const width = Math.ceil(Math.max(...boxes.map((box) => box.right)) - left + edge);
  const height = Math.ceil(Math.max(...boxes.map((box) => box.bottom)) - top + edge);
  const whole = create('svg', { xmlns: namespace, width, height, viewBox: `0 0 ${width} ${height}` }) as SVGSVGElement;
  const styles = getComputedStyle(svg);
  const name = create('title', {});
  name.textContent = title;
  const heading = create('text', { x: edge, y: edge + titleSize });
  heading.textContent = cutText(title, width - 2 * edge, titleSize);
  Object.assign(heading.style, {
    fill: styles.getPropertyValue('--fl-text-default'),
    fontFamily: styles.getPropertyValue('font-family'),
    fontSize: `${titleSize}px`,
    fontWeight: '600',
  });
  whole.append(
    name,
    create('rect', { width, height, fill: styles.getPropertyValue('--fl-surface-raised') }),
    heading,
    ...[svg, ...entries.flatMap((entry) => [...entry.querySelectorAll('svg')])].map((drawing) => {
      const box = drawing.getBoundingClientRect();
      const copy = standalone(drawing);
      copy.setAttribute('x', String(box.left - left));
      copy.setAttribute('y', String(box.top - top));
      return copy;
    }),
    ...entries.flatMap((entry) =>
      [...entry.querySelectorAll('[data-legend-text]')].map((text) => written(text, left, top)),
    ),
  );
  return whole;
}

/** The drawing as a file of its own. */
export const svgFile = (svg: SVGSVGElement): Blob =>
  new Blob([new XMLSerializer().serializeToString(svg)], { type: 'image/svg+xml' });

/** A picture in twice its size is sharp on every screen. */
const scale = 2;

/** The words by the fonts of the page, which an image of a drawing may not load: without them a Chinese title would be empty boxes. */
function drawWords(svg: SVGSVGElement, context: OffscreenCanvasRenderingContext2D): void {
  Object.assign(svg.style, { position: 'fixed', left: '-10000px', top: '0' });
  document.body.append(svg);
  try {
    const origin = svg.getScreenCTM()?.inverse();
    for (const text of svg.querySelectorAll('text')) {
      const place = text.getScreenCTM();
      if (!origin || !place || text.getNumberOfChars() === 0) continue;
      const { a, b, c, d, e, f } = origin.multiply(place);
      const { fill, fontFamily, fontSize, fontWeight } = getComputedStyle(text);
      const { x, y } = text.getStartPositionOfChar(0);
      context.setTransform(a * scale, b * scale, c * scale, d * scale, e * scale, f * scale);
      context.font = `${fontWeight} ${fontSize} ${fontFamily}`;
      context.fillStyle = fill;
      context.fillText(text.textContent ?? '', x, y);
    }
  } finally {
    svg.remove();
  }
}

/** A copy in which words take their place but are not seen. */
function wordless(svg: SVGSVGElement): SVGSVGElement {
  const copy = svg.cloneNode(true) as SVGSVGElement;
  const style = create('style', {});
  style.textContent = 'text{visibility:hidden}';
  copy.prepend(style);
  return copy;
}

/**
 * The drawing as a PNG in twice its size.
 * @throws DOMException where the browser cannot draw it
 */
export async function pngFile(svg: SVGSVGElement): Promise<Blob> {
  const [width, height] = [Number(svg.getAttribute('width')), Number(svg.getAttribute('height'))];
  const url = URL.createObjectURL(svgFile(wordless(svg)));
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    const canvas = new OffscreenCanvas(width * scale, height * scale);
    const context = canvas.getContext('2d');
    if (!context) throw new DOMException('no 2d canvas', 'NotSupportedError');
    context.drawImage(image, 0, 0, canvas.width, canvas.height);
    drawWords(svg, context);
    return await canvas.convertToBlob({ type: 'image/png' });
  } finally {
    URL.revokeObjectURL(url);
  }
}
