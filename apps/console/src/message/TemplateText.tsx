import { messageWords, type TemplatePart, templateParts } from '@fireline/domain/message';
import { type Translate, useWords, VisuallyHidden } from '@fireline/ui/lib';
import { createElement, Fragment, type ReactNode } from 'react';
import { Filled } from './Message.styles.ts';

type T = Translate<keyof typeof messageWords>;

const markOf =
  (t: T) =>
  (part: TemplatePart): ReactNode => {
    if ('text' in part) return part.text;
    return (
      <Filled>
        <VisuallyHidden>[</VisuallyHidden>
        {t(`message.placeholder.${part.placeholder}`)}
        <VisuallyHidden>]</VisuallyHidden>
      </Filled>
    );
  };

/** A template with what is filled in as marks that say what it is. @spec MSG-03 */
export function TemplateText({ content }: { readonly content: string }) {
  const t = useWords(messageWords);
  // parts have nothing but their place, and are given as children that need no keys
  return createElement(Fragment, null, ...templateParts(content).map(markOf(t)));
}

/** The same in plain text, as files and paper have it. */
export const templateText = (content: string, t: T): string =>
  templateParts(content)
    .map((part) => ('text' in part ? part.text : `[${t(`message.placeholder.${part.placeholder}`)}]`))
    .join('');
