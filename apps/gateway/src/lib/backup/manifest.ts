import * as z from 'zod';

const sha256 = z.string().regex(/^[0-9a-f]{64}$/);
const count = z.number().int().min(0);
const tablePart = z.object({ rows: count, sha256 });
const filePart = z.object({ bytes: count, sha256 });

/** What a backup says of itself; the last thing that is written into it. */
export const manifestShape = z.object({
  format: z.literal('fireline-backup'),
  version: z.literal(1),
  createdAt: z.string(),
  /** The migrations that made these tables, in order. */
  migrations: z.array(z.string()).min(1),
  tables: z.record(z.string(), tablePart),
  /** The id that each table gives next. */
  ids: z.array(z.object({ table: z.string(), column: z.string(), next: z.number().int() })),
  files: z.record(z.string(), filePart),
  /** What the secrets in the tables are encrypted with; left out where the operator keeps it. */
  sealKey: filePart.optional(),
});
export type Manifest = z.infer<typeof manifestShape>;
