import { useApi, useCall } from '@fireline/api/react';
import { serviceCalls } from '@fireline/api/service';
import { imageCount, problemChars } from '@fireline/domain/service';
import { useEffect, useState } from 'react';

/** What a new order takes over from a chat. */
export interface FromChat {
  readonly problem: string;
  readonly images: readonly File[];
}

const nothing: FromChat = { problem: '', images: [] };

/** The words and the pictures of who asked in a chat; undefined until they have arrived. @param ticketId undefined: the order is made of no chat @spec SRV-06 SRV-01 */
export function useChatOrigin(ticketId: number | undefined) {
  const { client } = useApi();
  const isEnabled = ticketId !== undefined;
  const asked = { ticketId: ticketId ?? 0 };
  const ticket = useCall(serviceCalls.ticket, asked, { isEnabled });
  const said = useCall(serviceCalls.chatMessages, { ...asked, after: 0 }, { isEnabled });
  const [from, setFrom] = useState<FromChat>();
  const lines = said.data?.messages;
  useEffect(() => {
    if (lines === undefined) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    const ofCustomer = lines.filter(({ side }) => side === 'customer');
    const words = ofCustomer.map(({ text }) => text).filter((text) => text !== '');
    const problem = Array.from(words.join('\n')).slice(0, problemChars.max).join('');
    const ids = ofCustomer.flatMap(({ images }) => images).slice(0, imageCount.max);
    const files = ids.map(async (imageId) => {
      const { blob, filename } = await client.download(serviceCalls.chatImage, { imageId }, { signal });
      return new File([blob], filename, { type: blob.type });
    });
    // a picture that does not come keeps nobody from making the order
    void Promise.allSettled(files).then((all) => {
      const images = all.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
      if (!signal.aborted) setFrom({ problem, images });
    });
    return () => controller.abort();
  }, [client, lines]);
  return {
    number: ticket.data?.number,
    data: isEnabled ? from : nothing,
    error: said.error,
    isFetching: said.isFetching,
    refetch: said.refetch,
  };
}
