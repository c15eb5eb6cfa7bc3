import { cutText } from './text.ts';

/** Everything that a stylesheet may have said about a drawn element. */
const looks = [
  'fill',
  'fill-opacity',
  'stroke',
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
  const box = element.getBoundingClientRect();
  const { color, fontFamily, fontSize, fontWeight } = getComputedStyle(element);
  const size = Number.parseFloat(fontSize);
  const text = create('text', { x: box.left - left, y: box.top - top + box.height / 2 + size * 0.35 });
  Object.assign(text.style, { fill: color, fontFamily, fontSize, fontWeight });
  const whole = element.textContent ?? '';
  // in one line and all in sight: as wide as it is; else what fits into one line
  const isWhole = element.scrollWidth <= element.clientWidth + 1 && box.height < size * 2;
  text.textContent = isWhole ? whole : cutText(whole, box.width, size);
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

/**
 * The drawing as a PNG in twice its size.
 * @throws DOMException where the browser cannot draw it
 */
export async function pngFile(svg: SVGSVGElement): Promise<Blob> {
  const [width, height] = [Number(svg.getAttribute('width')), Number(svg.getAttribute('height'))];
  const url = URL.createObjectURL(svgFile(svg));
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    const canvas = new OffscreenCanvas(width * 2, height * 2);
    const context = canvas.getContext('2d');
    if (!context) throw new DOMException('no 2d canvas', 'NotSupportedError');
    context.drawImage(image, 0, 0, canvas.width, canvas.height);
    return await canvas.convertToBlob({ type: 'image/png' });
  } finally {
    URL.revokeObjectURL(url);
  }
}

/** Hands the file to the browser. */
export function save(fileName: string, blob: Blob): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  // the browser has taken the content by the next task
  setTimeout(() => URL.revokeObjectURL(url));
}
