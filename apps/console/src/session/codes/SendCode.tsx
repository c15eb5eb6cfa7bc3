import { CallError } from '@fireline/api/lib';
import { sessionCalls } from '@fireline/api/session';
import { type CodePurpose, codeMinutes, codeWaitSeconds } from '@fireline/domain/session';
import { Button } from '@fireline/ui/Button';
import { useNow, useWords } from '@fireline/ui/lib';
import { useState } from 'react';
import { client } from '../../shell/client.ts';
import { reportDefect, useReason } from '../../lib/page/failure.ts';
import { codeScreenWords } from './words.ts';

interface SendCodeProps {
  readonly purpose: CodePurpose;
  readonly rentId: string;
  readonly mobile: string;
}

/** Sends a code to the number, and says when the next one may follow. @spec SES-12 */
export function SendCode({ purpose, rentId, mobile }: SendCodeProps) {
  const t = useWords(codeScreenWords);
  const reason = useReason();
  const now = useNow(1000);
  const [sentAtMs, setSentAtMs] = useState(Number.NEGATIVE_INFINITY);
  const [isPending, setPending] = useState(false);
  const [told, setTold] = useState('');
  const left = Math.ceil(codeWaitSeconds - (now - sentAtMs) / 1000);
  const send = async (): Promise<void> => {
    setPending(true);
    try {
      await client.send(sessionCalls.sendCode, { purpose, rentId, mobile });
      setSentAtMs(Date.now());
      setTold(t('session.codes.sent', { minutes: codeMinutes }));
    } catch (error) {
      reportDefect(error);
      setTold(error instanceof CallError ? reason(error) : '');
    } finally {
      setPending(false);
    }
  };
  return (
    <>
      <Button onClick={() => void send()} isPending={isPending} disabled={left > 0 || mobile.trim() === ''}>
        {left > 0 ? t('session.codes.again', { seconds: left }) : t('session.codes.send')}
      </Button>
      <p role="status">{told}</p>
    </>
  );
}
