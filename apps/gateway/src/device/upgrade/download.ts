import { workTopic } from '@fireline/api/device';
import { ok, refuse, type Result } from '@fireline/domain/lib';
import type { Deps } from '../../lib/context.ts';
import type { StoredDownload } from '../../lib/http/handlers.ts';
import { transact } from '../../lib/transact.ts';
import { noteDownload, sentUpgrade } from './deviceStore.ts';

/**
 * The file of an upgrade for the holder of a key: that of a command of its own tenant, and only while the device has it in hand. Once the
 * command is answered or timed out its address opens nothing.
 * @spec DEV-18
 */
export async function packageFile(
  { database, files }: Pick<Deps, 'database' | 'files'>,
  rentId: string,
  commandId: number,
): Promise<Result<StoredDownload>> {
  const found = await sentUpgrade(database.db, rentId, commandId);
  if (!found) return refuse({ code: 'device.upgrade.notWaiting', field: 'commandId' });
  const { rolloutId, deviceId, fileKey, fileName, sizeBytes, sha256 } = found;
  return ok({
    fileName,
    mediaType: 'application/octet-stream',
    sizeBytes,
    isGzip: false,
    etag: `"${sha256}"`,
    open: async () => {
      const stored = await files.read(fileKey);
      if (!stored) throw new Error(`${fileKey} is not in the store of files`);
      if (await noteDownload(database.db, rolloutId, deviceId))
        await transact(database, ({ tell }) =>
          tell({ type: 'changed', topic: workTopic.name, rentId, ids: [rolloutId] }),
        );
      return stored.stream;
    },
  });
}

/** Reads the file of an upgrade to its end. @returns how many bytes it was; 0: there is none to be fetched */
export async function fetchPackage(
  deps: Pick<Deps, 'database' | 'files'>,
  rentId: string,
  commandId: number,
): Promise<number> {
  const found = await packageFile(deps, rentId, commandId);
  if (!found.ok) return 0;
  let bytes = 0;
  for await (const chunk of await found.value.open()) bytes += chunk.byteLength;
  return bytes;
}
