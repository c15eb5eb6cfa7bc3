import type { PaymentProvider } from '../../../apps/gateway/src/finance/provider/port.ts';
import { sandboxProvider } from '../../../apps/gateway/src/finance/provider/sandbox.ts';
import type { PayDeps } from '../../../apps/gateway/src/finance/paying/accesses.ts';

const answerWithinMs = 5000;

/** The provider of the test, as a gateway reaches it. Its notices are signed as those of the sandbox. */
export const remoteProvider =
  (url: string) =>
  (deps: PayDeps): PaymentProvider => {
    const ask = async <Answer>(what: string, body: object): Promise<Answer> => {
      const signal = AbortSignal.timeout(answerWithinMs);
      const reply = await fetch(`${url}/${what}`, { method: 'POST', body: JSON.stringify(body), signal });
      return (await reply.json()) as Answer;
    };
    return {
      readNotice: (access, notice) => sandboxProvider(deps).readNotice(access, notice),
      create: (_access, payment) => ask('create', payment),
      query: (_access, outNo) => ask('query', { outNo }),
      close: (_access, outNo) => ask('close', { outNo }),
      refund: (_access, refund) => ask('refund', refund),
      refundsOf: (_access, day) => ask('refundsOf', { day }),
      nameKey: () => ask('nameKey', {}),
      addReceiver: (_access, receiver) => ask('addReceiver', receiver),
      split: (_access, split) => ask('split', split),
      returnSplit: (_access, asked) => ask('returnSplit', asked),
      finish: (_access, finish) => ask('finish', finish),
    };
  };
