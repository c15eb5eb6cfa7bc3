import { useApi } from '@fireline/api/react';
import { type ChatLine, serviceCalls } from '@fireline/api/service';
import { useEffect, useRef, useState } from 'react';

/** Addresses of the pictures of messages; they are fetched with the reader's token, which an address alone does not carry. @spec SRV-06 */
export function useChatImages(lines: readonly ChatLine[]): ReadonlyMap<string, string> {
  const { client } = useApi();
  const [urls, setUrls] = useState<ReadonlyMap<string, string>>(new Map());
  const asked = useRef(new Set<string>());
  const made = useRef<string[]>([]);
  useEffect(() => {
    for (const imageId of lines.flatMap(({ images }) => images)) {
      if (asked.current.has(imageId)) continue;
      asked.current.add(imageId);
      client.download(serviceCalls.chatImage, { imageId }).then(
        ({ blob }) => {
          const url = URL.createObjectURL(blob);
          made.current.push(url);
          setUrls((before) => new Map(before).set(imageId, url));
        },
        // asked for again when something else is written
        () => asked.current.delete(imageId),
      );
    }
  }, [client, lines]);
  useEffect(() => {
    const [ids, all] = [asked.current, made.current];
    return () => {
      all.splice(0).forEach((url) => URL.revokeObjectURL(url));
      ids.clear();
    };
  }, []);
  return urls;
}
