import { placeholdersOf, sendsByTemplate } from '@fireline/domain/message';
import type { Db } from '../../lib/db/schema.ts';
import type { OfferTemplate } from './carrier.ts';
import type { AccessRow, SendRecordRow } from './deliveryStore.ts';

/** What a carrier is told that sends by template: its own code, and the values of the placeholders of ours. @spec MSG-03 MSG-06 */
export async function templateOf(
  db: Db,
  { carrier, templateCode }: AccessRow,
  { kind, templateId, templateValues }: SendRecordRow,
): Promise<OfferTemplate | undefined> {
  if (!sendsByTemplate(carrier)) return undefined;
  if (kind === 'test') return templateCode === '' ? undefined : { code: templateCode, values: {} };
  if (templateId === null) return undefined;
  const template = await db
    .selectFrom('messageTemplate')
    .select(['carrierCode', 'content'])
    .where('templateId', '=', templateId)
    .executeTakeFirst();
  if (!template || template.carrierCode === '') return undefined;
  const values = placeholdersOf(template.content).map((name) => [name, templateValues?.[name] ?? ''] as const);
  return { code: template.carrierCode, values: Object.fromEntries(values) };
}
