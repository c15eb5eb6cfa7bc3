import type { Call } from '@fireline/api/lib';
import { useApi } from '@fireline/api/react';
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
      const url = URL.createObjectURL(blob);
      const link = Object.assign(document.createElement('a'), { href: url, download: filename });
      link.click();
      // the download has its own hold on the data by the next task
      setTimeout(() => URL.revokeObjectURL(url));
    } catch (error) {
      tellFailure('export', error, () => void download(args));
    } finally {
      setPending(false);
    }
  }
  return { download, isPending };
}
