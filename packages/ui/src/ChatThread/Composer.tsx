import { formWords } from '@fireline/domain/lib';
import {
  chatChars,
  chatImageMegabytesMax,
  chatImageTypes,
  imageCount,
  serviceHelpWords,
} from '@fireline/domain/service';
import { ImagePlus, SendHorizontal, X } from 'lucide-react';
import { type ClipboardEvent, type KeyboardEvent, useRef } from 'react';
import { Button } from '../Button/index.ts';
import { IconButton } from '../IconButton/index.ts';
import { TextArea } from '../TextArea/index.ts';
import { ProblemText } from '../lib/field/FieldFrame.styles.ts';
import { isForInputMethod } from '../lib/field/isForInputMethod.ts';
import { useFormat } from '../lib/format/useFormat.ts';
import { useProblemText } from '../lib/field/useProblemText.ts';
import { useWords } from '../lib/format/useWords.ts';
import { Acts, Files, Foot } from './ChatThread.styles.ts';
import { ReplyList } from './ReplyList.tsx';
import { type Composer as ComposerState, type ComposerOptions, useComposer } from './useComposer.ts';
import { type RepliesOptions, useReplies } from './useReplies.ts';
import { chatThreadWords } from './words.ts';

const megabyte = 1024 * 1024;

/** Where a message is written: text up to its limit, and images. */
export function Composer({ getReplies, ...options }: ComposerOptions & Pick<RepliesOptions, 'getReplies'>) {
  const t = useWords(chatThreadWords);
  const textOf = useProblemText(serviceHelpWords, formWords);
  const { number } = useFormat();
  const input = useRef<HTMLTextAreaElement>(null);
  const picker = useRef<HTMLInputElement>(null);
  const composer = useComposer(options, input);
  const replies = useReplies({
    text: composer.text,
    getReplies,
    onChoose: (text) => {
      composer.write(text);
      input.current?.focus();
    },
  });
  const onKeyDown = (event: KeyboardEvent): void => {
    if (!isForInputMethod(event) && replies.onKeyDown(event)) return;
    if (event.key !== 'Enter' || event.shiftKey || isForInputMethod(event)) return;
    event.preventDefault();
    composer.send();
  };
  const onPaste = (event: ClipboardEvent): void => {
    const files = [...event.clipboardData.files];
    if (files.length === 0) return;
    event.preventDefault();
    composer.addFiles(files);
  };
  return (
    <Foot>
      <ChosenFiles composer={composer} />
      <ReplyList replies={replies} />
      <TextArea
        label={t('ChatThread.write')}
        isLabelHidden
        rowsMin={2}
        rowsMax={6}
        countMax={chatChars.max}
        value={composer.text}
        problem={composer.problem && textOf(composer.problem)}
        inputRef={input}
        onChange={({ value }) => composer.write(value)}
        {...(replies.active && {
          'aria-activedescendant': replies.idOf(replies.active),
          'aria-controls': replies.listId,
        })}
        {...{ onKeyDown, onPaste }}
      />
      <Acts>
        <input
          ref={picker}
          type="file"
          hidden
          multiple
          accept={chatImageTypes.join(',')}
          aria-label={t('ChatThread.addImages')}
          onChange={(event) => {
            composer.addFiles([...(event.currentTarget.files ?? [])]);
            // the same file may be chosen again after it was removed
            event.currentTarget.value = '';
          }}
        />
        <Button variant="quiet" icon={<ImagePlus aria-hidden />} onClick={() => picker.current?.click()}>
          {t('ChatThread.addImages')}
        </Button>
        <small>
          {t('ChatThread.imageRule', { count: number(imageCount.max), max: number(chatImageMegabytesMax) })} ·{' '}
          {t('ChatThread.hint')}
          {getReplies && ` · ${t('ChatThread.replies.hint')}`}
        </small>
        <Button variant="primary" icon={<SendHorizontal aria-hidden />} onClick={composer.send}>
          {t('ChatThread.send')}
        </Button>
      </Acts>
    </Foot>
  );
}

function ChosenFiles({ composer }: { readonly composer: ComposerState }) {
  const t = useWords(chatThreadWords);
  const textOf = useProblemText(serviceHelpWords, formWords);
  const { number } = useFormat();
  return (
    <>
      {composer.files.length > 0 && (
        <Files>
          {composer.files.map(({ name, size, lastModified }, at) => (
            <li key={`${name} ${size} ${lastModified}`}>
              {name} <small>{number(size / megabyte, { digits: 1, unit: 'MB' })}</small>
              <IconButton
                label={t('ChatThread.removeImage', { name })}
                icon={<X aria-hidden />}
                onClick={() => composer.removeFile(at)}
              />
            </li>
          ))}
        </Files>
      )}
      <div role="status">
        {composer.refused.map(({ name, problem }) => (
          <ProblemText key={name}>{t('ChatThread.imageProblem', { name, problem: textOf(problem) })}</ProblemText>
        ))}
      </div>
    </>
  );
}
