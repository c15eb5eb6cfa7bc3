import { cellText, walkXml } from './xml.ts';

/** Collects the text of rich text: its runs, without how they are read out. */
export function textCollector() {
  let text = '';
  let isText = false;
  let spoken = 0;
  return {
    onOpen: (tag: string): void => {
      if (tag === 'rPh') spoken += 1;
      else if (tag === 't') isText = spoken === 0;
    },
    onText: (piece: string): void => {
      if (isText) text += piece;
    },
    onClose: (tag: string): void => {
      if (tag === 'rPh') spoken -= 1;
      else if (tag === 't') isText = false;
    },
    /** What was collected, which is left. */
    take: (): string => {
      const whole = cellText(text);
      text = '';
      return whole;
    },
  };
}

/** The texts that cells name by number. */
export function stringsIn(bytes: Uint8Array | undefined): readonly string[] {
  const strings: string[] = [];
  const collected = textCollector();
  walkXml(bytes ?? new Uint8Array(), {
    onOpen: (tag) => collected.onOpen(tag),
    onText: (text) => collected.onText(text),
    onClose: (tag) => {
      collected.onClose(tag);
      if (tag === 'si') strings.push(collected.take());
    },
  });
  return strings;
}
