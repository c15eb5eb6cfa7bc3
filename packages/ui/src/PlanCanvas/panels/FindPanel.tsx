import { ChevronDown, ChevronUp } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { EmptyState } from '../../EmptyState/index.ts';
import { IconButton } from '../../IconButton/index.ts';
import { useFormat, useWords } from '../../lib/index.ts';
import { isForInputMethod } from '../../lib/field/isForInputMethod.ts';
import { TextField } from '../../TextField/index.ts';
import type { TextHit } from '../file/messages.ts';
import { HitButton, SideList, SideNote, SideRow, SideTop } from './Side.styles.ts';
import type { Found, PlanClient } from '../file/planClient.ts';
import { SidePanel } from './SidePanel.tsx';
import { planCanvasWords } from '../words.ts';

export interface FindPanelProps {
  readonly client: PlanClient;
  readonly textCount: number;
  /** Shows a hit on the plan; undefined: none any more. */
  readonly onShow: (hit: TextHit | undefined) => void;
  readonly onClose: () => void;
}

const none: Found = { hits: [], total: 0 };

/** Asks the worker a moment after the last key, and forgets answers to what was typed before. */
function useFound(client: PlanClient, query: string): Found {
  const [found, setFound] = useState(none);
  useEffect(() => {
    let isWanted = true;
    const timer = setTimeout(() => {
      void client.find(query).then((answer) => {
        if (isWanted) setFound(answer);
      });
    }, 120);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [client, query]);
  return query === '' ? none : found;
}

/** Finds texts of the drawing, room names mostly, and leads from one to the next. */
export function FindPanel({ client, textCount, onShow, onClose }: FindPanelProps) {
  const t = useWords(planCanvasWords);
  const format = useFormat();
  const [query, setQuery] = useState('');
  const [current, setCurrent] = useState(-1);
  const input = useRef<HTMLInputElement>(null);
  const { hits, total } = useFound(client, query);
  useEffect(() => input.current?.focus(), []);
  useEffect(() => () => onShow(undefined), [onShow]);
  const go = (place: number): void => {
    if (hits.length === 0) return;
    const at = (place + hits.length) % hits.length;
    setCurrent(at);
    onShow(hits[at]);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (isForInputMethod(event)) return;
    const by = event.key === 'ArrowUp' || (event.key === 'Enter' && event.shiftKey) ? -1 : 1;
    if (!['Enter', 'ArrowDown', 'ArrowUp'].includes(event.key)) return;
    event.preventDefault();
    go(current < 0 && by < 0 ? -1 : current + by);
  };
  const told = (): string => {
    if (query === '') return '';
    if (total === 0) return t('PlanCanvas.noHit');
    if (current >= 0)
      return t('PlanCanvas.hit', { place: format.number(current + 1), total: format.number(hits.length) });
    if (total > hits.length)
      return t('PlanCanvas.firstHits', { total: format.number(total), shown: format.number(hits.length) });
    return t('PlanCanvas.hits', { total: format.number(total) });
  };
  return (
    <SidePanel title={t('PlanCanvas.find')} onClose={onClose}>
      <SideTop>
        <TextField
          type="search"
          label={t('PlanCanvas.findLabel')}
          placeholder={t('PlanCanvas.findLabel')}
          isLabelHidden
          inputRef={input}
          value={query}
          onChange={({ value }) => {
            setQuery(value);
            setCurrent(-1);
          }}
          onKeyDown={onKeyDown}
        />
        <SideRow>
          <SideNote role="status">{told()}</SideNote>
          <IconButton
            label={t('PlanCanvas.previous')}
            icon={<ChevronUp aria-hidden />}
            disabled={hits.length === 0}
            onClick={() => go(current < 0 ? -1 : current - 1)}
          />
          <IconButton
            label={t('PlanCanvas.next')}
            icon={<ChevronDown aria-hidden />}
            disabled={hits.length === 0}
            onClick={() => go(current + 1)}
          />
        </SideRow>
      </SideTop>
      {textCount === 0 ? (
        <EmptyState title={t('PlanCanvas.noText')} />
      ) : (
        <SideList>
          {hits.map((hit, place) => (
            <li key={hit.place}>
              <HitButton type="button" aria-current={place === current} onClick={() => go(place)}>
                {hit.text}
              </HitButton>
            </li>
          ))}
        </SideList>
      )}
    </SidePanel>
  );
}
