const canvasOf = (width: number, height: number) => {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  return { canvas, context };
};

const fileFrom = (canvas: HTMLCanvasElement, name: string, type: string): File => {
  const [, content = ''] = canvas.toDataURL(type, 1).split(',');
  return new File([Uint8Array.from(atob(content), (one) => one.charCodeAt(0))], name, { type });
};

/** A small drawing that is seen to be one: a hydrant on a wall of the given shade. */
export function drawing(name: string, shade: string): File {
  const { canvas, context } = canvasOf(400, 300);
  const rect = (colour: string, ...box: [number, number, number, number]): void => {
    context.fillStyle = colour;
    context.fillRect(...box);
  };
  rect(shade, 0, 0, 400, 300);
  rect('#8a8f98', 0, 240, 400, 60);
  rect('#b3372f', 150, 60, 100, 180);
  rect('#e9ebee', 165, 80, 70, 90);
  rect('#5c6068', 190, 100, 20, 50);
  return fileFrom(canvas, name, name.endsWith('.jpg') ? 'image/jpeg' : 'image/png');
}

/** A picture of noise, the same each time: nothing makes it small but fewer pixels or a lower quality. */
export function noise(name: string, width: number, height: number): File {
  const { canvas, context } = canvasOf(width, height);
  const pixels = context.createImageData(width, height);
  let seed = 1;
  for (let at = 0; at < pixels.data.length; at += 1) {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
    pixels.data[at] = at % 4 === 3 ? 255 : seed >>> 24;
  }
  context.putImageData(pixels, 0, 0);
  return fileFrom(canvas, name, name.endsWith('.jpg') ? 'image/jpeg' : 'image/png');
}
