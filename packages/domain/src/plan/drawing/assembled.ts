import type { DrawingDocument } from './document.ts';
import type { Drawing, DrawingReport } from './drawing.ts';
import { asciiOf } from './header.ts';
import { createBox, extentOf, widenBox } from './store/bounds.ts';
import { layerOfColor } from './store/looks.ts';
import type { TextStore } from './text/index.ts';
import { plainText } from './text/index.ts';
import { writtenTexts } from './texts.ts';

/** The drawing from all that has been read; what is known only at the end is settled here: letters, and the colours of layers. */
export function assembled(
  { header, layers, drafter, isEnded }: DrawingDocument,
  store: TextStore,
  file: { readonly isBinary: boolean; readonly sizeBytes: number },
): Drawing {
  const { names } = layers;
  const layerTexts = Array.from({ length: names.count() }, (_, layer) => {
    const bytes = names.bytes(layer);
    return store.add(bytes, 0, bytes.length);
  });
  const fileTexts = drafter.externals.paths().map((bytes) => store.add(bytes, 0, bytes.length));
  const [version, declaredEncoding] = [header.version(), header.declaredEncoding()];
  const { textAt, encoding } = store.decode(declaredEncoding, version);
  const layerName = (layer: number): string => plainText(textAt(layerTexts[layer] ?? 0));
  const kindName = (kind: number): string => asciiOf(drafter.kinds.bytes(kind));
  const { texts: row, extent, origin, ...parts } = drafter.model.take();
  const box = createBox();
  if (extent) {
    widenBox(box, extent.minX - origin.x, extent.minY - origin.y);
    widenBox(box, extent.maxX - origin.x, extent.maxY - origin.y);
  }
  const texts = writtenTexts({ row, writings: drafter.writings.numbers(), textAt, origin, box });
  const report: DrawingReport = {
    version,
    isBinary: file.isBinary,
    declaredEncoding,
    encoding,
    entities: Object.fromEntries(
      drafter.report.counts().flatMap((count, kind) => (count > 0 ? [[kindName(kind), count] as const] : [])),
    ),
    rows: drafter.report.rows(kindName, layerName),
    isTruncated: !isEnded(),
    sizeBytes: file.sizeBytes,
    ...(fileTexts.length > 0 && { files: fileTexts.map((text) => plainText(textAt(text))) }),
  };
  return {
    ...parts,
    origin,
    extent: extentOf(box),
    metresPerUnit: header.metresPerUnit(),
    layers: layerTexts.map((_, layer) => ({ name: layerName(layer), isShown: layers.isShown(layer) })),
    styles: Array.from({ length: drafter.styles.count() }, (_, look) => {
      const color = drafter.styles.color(look);
      const from = layerOfColor(color);
      return { layer: drafter.styles.layer(look), color: from < 0 ? color : layers.color(from) };
    }),
    texts,
    report,
  };
}
