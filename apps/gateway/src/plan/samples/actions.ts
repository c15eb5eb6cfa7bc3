import { ok, refuse, type Result } from '@fireline/domain/lib';
import { isSampleId, sampleIds, sampleNames, sampleText } from './drawings.ts';
import type { SignedInAsks } from '../../lib/context.ts';
import type { TextDownload } from '../../lib/http/handlers.ts';

const fileName = (sampleId: string): string => `${sampleId}.dxf`;

/** @spec PLN-03 */
export const list = async ({ language }: Pick<SignedInAsks, 'language'>) =>
  ok({
    samples: sampleIds.map((sampleId) => {
      const sizeBytes = sampleText(sampleId).length;
      return { sampleId, ...sampleNames(sampleId, language), fileName: fileName(sampleId), sizeBytes };
    }),
  });

/** A sample as .dxf; it can be uploaded as it is. @spec PLN-03 */
export const one = async (sampleId: string): Promise<Result<TextDownload>> =>
  isSampleId(sampleId)
    ? ok({ fileName: fileName(sampleId), mediaType: 'application/dxf', text: sampleText(sampleId) })
    : refuse({ code: 'plan.sample.none', field: 'sampleId' });
