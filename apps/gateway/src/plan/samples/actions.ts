import { ok, refuse, type Result } from '@fireline/domain/lib';
import { createDrawingReader, type DrawingSketch, sketchOf } from '@fireline/domain/plan/drawing';
import { isSampleId, type SampleId, sampleIds, sampleNames, sampleText } from './drawings.ts';
import type { SignedInAsks } from '../../lib/context.ts';
import type { TextDownload } from '../../lib/http/handlers.ts';

const fileName = (sampleId: string): string => `${sampleId}.dxf`;

interface Known {
  readonly sizeBytes: number;
  readonly sketch: DrawingSketch | null;
}
/** The samples never change: each is read once. */
const known = new Map<SampleId, Known>();

function knownOf(sampleId: SampleId): Known {
  const before = known.get(sampleId);
  if (before) return before;
  const bytes = new TextEncoder().encode(sampleText(sampleId));
  const reader = createDrawingReader({ sizeBytes: bytes.length });
  reader.push(bytes);
  const drawing = reader.end();
  const read = { sizeBytes: bytes.length, sketch: (drawing.ok && sketchOf(drawing.value)) || null };
  known.set(sampleId, read);
  return read;
}

/** @spec PLN-03 */
export const list = async ({ language }: Pick<SignedInAsks, 'language'>) =>
  ok({
    samples: sampleIds.map((sampleId) => ({
      sampleId,
      ...sampleNames(sampleId, language),
      fileName: fileName(sampleId),
      ...knownOf(sampleId),
    })),
  });

/** A sample as .dxf; it can be uploaded as it is. @spec PLN-03 */
export const one = async (sampleId: string): Promise<Result<TextDownload>> =>
  isSampleId(sampleId)
    ? ok({ fileName: fileName(sampleId), mediaType: 'application/dxf', text: sampleText(sampleId) })
    : refuse({ code: 'plan.sample.none', field: 'sampleId' });
