import { join } from 'node:path';
import { folderFiles } from './folder.ts';
import type { S3Settings } from './s3.ts';
import type { FileStore } from './store.ts';

/** Where uploads are kept as the settings say: a bucket where one is named, otherwise a folder beside the database. */
export async function openFiles({
  folder,
  s3,
}: {
  readonly folder: string;
  readonly s3: S3Settings | undefined;
}): Promise<FileStore> {
  if (!s3) return folderFiles(join(folder, 'files'));
  const { s3Files } = await import('./s3.ts');
  return s3Files(s3);
}
