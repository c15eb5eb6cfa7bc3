/** Colours as the eye gets them: contrast by WCAG 2, dichromacy by Machado 2009 (full severity), distance in OKLab. */

export type Vision = 'protan' | 'deutan' | 'tritan';
type Triple = readonly [number, number, number];

const linear = (hex: string): Triple => {
  const channel = (from: number): number => {
    const value = Number.parseInt(hex.slice(from, from + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [channel(1), channel(3), channel(5)];
};

const times = (matrix: readonly Triple[], [r, g, b]: Triple): Triple => {
  const [x = 0, y = 0, z = 0] = matrix.map((row) => row[0] * r + row[1] * g + row[2] * b);
  return [x, y, z];
};

const luminance = (hex: string): number => {
  const [r, g, b] = linear(hex);
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};

/** From 1 (the same) to 21 (black on white). Both colours as `#rrggbb`. */
export function contrastRatio(front: string, back: string): number {
  const [a, b] = [luminance(front), luminance(back)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/** What linear red, green and blue become, row by row; as an SVG `feColorMatrix` takes them. */
export const visionMatrices: Readonly<Record<Vision, readonly Triple[]>> = {
  protan: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deutan: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritan: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

const oklab = (rgb: Triple): Triple => {
  const [l, m, s] = times(
    [
      [0.4122214708, 0.5363325363, 0.0514459929],
      [0.2119034982, 0.6806995451, 0.1073969566],
      [0.0883024619, 0.2817188376, 0.6299787005],
    ],
    rgb,
  );
  return times(
    [
      [0.2104542553, 0.793617785, -0.0040720468],
      [1.9779984951, -2.428592205, 0.4505937099],
      [0.0259040371, 0.7827717662, -0.808675766],
    ],
    [Math.cbrt(l), Math.cbrt(m), Math.cbrt(s)],
  );
};

/** How far apart two colours look, in hundredths of OKLab (about 2 is just noticeable), to full or to colour-blind sight. */
export function distance(a: string, b: string, vision?: Vision): number {
  const seen = (hex: string): Triple => {
    const rgb = vision ? times(visionMatrices[vision], linear(hex)) : linear(hex);
    return oklab([
      Math.max(0, Math.min(1, rgb[0])),
      Math.max(0, Math.min(1, rgb[1])),
      Math.max(0, Math.min(1, rgb[2])),
    ]);
  };
  const [p, q] = [seen(a), seen(b)];
  return 100 * Math.hypot(p[0] - q[0], p[1] - q[1], p[2] - q[2]);
}
