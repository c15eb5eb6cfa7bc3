import { CircleAlert } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../Button/index.ts';
import { Link } from '../Link/index.ts';
import { Spinner } from '../lib/Spinner.tsx';
import { useFormat } from '../lib/format/useFormat.ts';
import { useWords } from '../lib/format/useWords.ts';
import { Bubble, Head, ImageLink, Images, Item, Outcome } from './ChatThread.styles.ts';
import { type ChatMessage, textParts } from './thread.ts';
import { chatThreadWords } from './words.ts';

interface MessageProps {
  readonly message: ChatMessage;
  readonly onRetry: ((message: { readonly id: string }) => void) | undefined;
}

/** Who, when, what, and whether it got there. */
export function Message({ message, onRetry }: MessageProps) {
  const { id, senderName, isOwn, atMs, text = '', images = [], links = [], state = 'sent' } = message;
  const t = useWords(chatThreadWords);
  const format = useFormat();
  const isDated = Number.isFinite(atMs);
  return (
    <Item data-own={isOwn || undefined} data-state={state} data-message={id}>
      <Head>
        <span>{isOwn ? t('ChatThread.you') : senderName}</span>
        {isDated && <time dateTime={new Date(atMs).toISOString()}>{format.time(atMs)}</time>}
      </Head>
      {text !== '' && (
        <Bubble>
          <LongText text={text} />
          {links.map(({ href, label }) => (
            <div key={href}>
              <Link href={href}>{label}</Link>
            </div>
          ))}
        </Bubble>
      )}
      {images.length > 0 && (
        <Images>
          {images.map(({ src, alt }) => (
            <ImageLink
              key={src}
              href={src}
              target="_blank"
              rel="noreferrer"
              aria-label={t('ChatThread.openImage', { name: alt })}
            >
              <img src={src} alt={alt} loading="lazy" />
            </ImageLink>
          ))}
        </Images>
      )}
      {state === 'sending' && (
        <Outcome>
          <Spinner />
          {t('ChatThread.sending')}
        </Outcome>
      )}
      {state === 'failed' && (
        <Outcome data-failed="">
          <CircleAlert aria-hidden />
          {t('ChatThread.failed')}
          {onRetry && <Button onClick={() => onRetry({ id })}>{t('ChatThread.retry')}</Button>}
        </Outcome>
      )}
    </Item>
  );
}

/** From so many characters on a text is folded: about the lines that a folded one shows. */
const foldedFrom = 450;

function LongText({ text }: { readonly text: string }) {
  const t = useWords(chatThreadWords);
  const [isOpen, setOpen] = useState(false);
  const isLong = text.length > foldedFrom;
  return (
    <>
      <span data-folded={(isLong && !isOpen) || undefined}>
        {textParts(text).map((part) =>
          part.href === undefined ? (
            part.text
          ) : (
            <Link key={part.from} href={part.href} isExternal>
              {part.text}
            </Link>
          ),
        )}
      </span>
      {isLong && (
        <Button variant="quiet" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {t(isOpen ? 'ChatThread.less' : 'ChatThread.more')}
        </Button>
      )}
    </>
  );
}
