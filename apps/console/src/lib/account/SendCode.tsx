import { CallError } from '@fireline/api/lib';
import { codeWaitSeconds } from '@fireline/domain/session';
import { Button } from '@fireline/ui/Button';
import { useNow, useWords } from '@fireline/ui/lib';
import { useState } from 'react';
import { reportDefect, useReason } from '../page/failure.ts';
import { sendCodeWords } from './words.ts';

interface SendCodeProps {
  /** Sends a code. */
  readonly send: () => Promise<unknown>;
  /** What is told when it was sent. */
  readonly sent: string;
  /** Whether it is known where the code goes. */
  readonly isReady?: boolean;
}

/** Sends a code, and says when the next one may follow. @spec SES-12 */
export function SendCode({ send, sent, isReady = true }: SendCodeProps) {
  const t = useWords(sendCodeWords);
  const reason = useReason();
  const now = useNow(1000);
  const [sentAtMs, setSentAtMs] = useState(Number.NEGATIVE_INFINITY);
  const [isPending, setPending] = useState(false);
  const [told, setTold] = useState('');
  const left = Math.ceil(codeWaitSeconds - (now - sentAtMs) / 1000);
  const press = async (): Promise<void> => {
    setPending(true);
    try {
      await send();
      setSentAtMs(Date.now());
      setTold(sent);
    } catch (error) {
      reportDefect(error);
      setTold(error instanceof CallError ? reason(error) : '');
    } finally {
      setPending(false);
    }
  };
  return (
    <>
      <Button onClick={() => void press()} isPending={isPending} disabled={left > 0 || !isReady}>
        {left > 0 ? t('code.again', { seconds: left }) : t('code.send')}
      </Button>
      <p role="status">{told}</p>
    </>
  );
}
