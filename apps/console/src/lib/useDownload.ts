import type { Call } from '@fireline/api/lib';
import { useApi } from '@fireline/api/react';
import { saveFile } from '@fireline/ui/lib';
import { useState } from 'react';
import { useTellFailure } from './page/useTellFailure.ts';

/** Fetches a file that the gateway makes and hands it to the browser's downloads. */
export function useDownload<Send>(call: Call<Send>) {
  const { client } = useApi();
  const [isPending, setPending] = useState(false);
  const tellFailure = useTellFailure();
  async function download(args: Send): Promise<void> {
    setPending(true);
    try {
      const { blob, filename } = await client.download(call, args);
      saveFile(filename, blob);
    } catch (error) {
      tellFailure('export', error, () => void download(args));
    } finally {
      setPending(false);
    }
  }
  return { download, isPending };
}
