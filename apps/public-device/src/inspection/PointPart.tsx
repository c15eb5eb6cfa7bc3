import { inspectionWords, resultForm, scanForm } from '@fireline/domain/inspection';
import { Banner } from '@fireline/ui/Banner';
import { Button } from '@fireline/ui/Button';
import { TextField } from '@fireline/ui/TextField';
import { useWords } from '@fireline/ui/lib';
import { useEffect, useState } from 'react';
import { Acts, Chips, Foot, ItemBox } from './Patrol.styles.ts';
import type { Phone, PhoneState } from './phone.ts';
import { smallPicture } from './picture.ts';
import { ItemFields } from './point/ItemFields.tsx';
import { useDraft } from './point/useDraft.ts';
import { draftId, usePlaceOf } from './RoundPart.tsx';
import { type OwnResult, type RoundItem, type RoundPoint, roundOf } from './round.ts';
import type { ItemDraft, KeptTask, Owner, QueuedRow } from './types.ts';
import { useProblem } from './useProblem.ts';
import { patrolWords } from './words.ts';

const usualReasons = ['damaged', 'missing', 'camera'] as const;
/** With less room than this a picture may not be kept, in bytes. */
const roomMin = 20_000_000;
const nothing: ItemDraft = { description: '', pictures: [] };

/** A key that no other phone makes; `randomUUID` is missing on plain http. */
const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

export interface PointPartProps {
  readonly phone: Phone;
  readonly owner: Owner;
  readonly kept: KeptTask;
  readonly point: RoundPoint;
  readonly onDone: () => void;
}

/** One point: its items with pass and fail, words, pictures; recorded on the phone and sent when that can be. @spec N24 INS-05 */
export function PointPart({ phone, owner, kept, point, onDone }: PointPartProps) {
  const t = useWords(patrolWords, inspectionWords);
  const said = useProblem();
  const placeOf = usePlaceOf();
  const { taskId } = kept;
  const id = draftId(owner.id, taskId, point.pointId);
  const { draft, change, isFull } = useDraft(phone, owner, id);
  const [problem, setProblem] = useState('');
  const [isLow, setLow] = useState(false);
  useEffect(() => {
    void navigator.storage
      ?.estimate?.()
      .then(({ quota = Infinity, usage = 0 }) => setLow(quota - usage < roomMin))
      .catch(() => undefined);
  }, []);
  const open = point.items.filter(({ outcome }) => outcome === undefined);
  const hasCome = point.items.length > open.length || draft?.scan !== undefined;
  const ofItem = ({ itemId }: RoundItem): ItemDraft => draft?.items[itemId] ?? nothing;
  // a draft of what was corrected elsewhere meanwhile is none
  const isCorrected = (item: RoundItem): boolean => item.own !== undefined && ofItem(item).corrects === item.own.key;
  const asked = point.items.filter((item) => item.outcome === undefined || isCorrected(item));
  const setItem = ({ itemId }: RoundItem, changed: Partial<ItemDraft>): void =>
    change((before) => ({
      ...before,
      items: { ...before.items, [itemId]: { ...(before.items[itemId] ?? nothing), ...changed } },
    }));

  const correct = (item: RoundItem, { key, outcome, description }: OwnResult): void =>
    setItem(item, { outcome, description, pictures: [], corrects: key });
  const leave = (item: RoundItem): void => {
    for (const key of ofItem(item).pictures) void phone.store.dropPicture(key);
    change(({ items, ...before }) => {
      const { [item.itemId]: _left, ...others } = items;
      return { ...before, items: others };
    });
  };

  const addPicture = async (item: RoundItem, file: File | undefined): Promise<void> => {
    if (!file) return;
    setProblem('');
    const made = await smallPicture(file);
    if (!made) {
      setProblem(t('patrol.picture.unreadable'));
      return;
    }
    const key = newKey();
    try {
      await phone.store.addPicture({ key, owner: owner.id, bytes: await made.arrayBuffer(), type: made.type });
    } catch {
      setProblem(t('patrol.storage.full'));
      return;
    }
    change((before) => {
      const own = before.items[item.itemId] ?? nothing;
      return { ...before, items: { ...before.items, [item.itemId]: { ...own, pictures: [...own.pictures, key] } } };
    });
  };

  const record = async (isRestPassed: boolean): Promise<void> => {
    if (!draft) return;
    setProblem('');
    const atMs = Date.now();
    const of = { owner: owner.id, ownerName: owner.name, state: 'waiting' as const };
    const rows: QueuedRow[] = [];
    if (!hasCome || draft.scan) {
      const body = {
        key: newKey(),
        taskId,
        pointId: point.pointId,
        way: draft.scan?.way ?? 'chosen',
        ...(draft.scan && { code: draft.scan.code }),
        reason: draft.scan ? '' : (draft.reason ?? ''),
        atMs,
      };
      const form = scanForm.check(body);
      if (!form.ok) {
        setProblem(form.problems[0] ? said(form.problems[0]) : '');
        return;
      }
      rows.push({ ...of, kind: 'scan', key: body.key, madeAtMs: atMs, name: point.name, pictures: [], body });
    }
    for (const item of asked) {
      const { outcome = isRestPassed ? 'pass' : undefined, description, pictures } = ofItem(item);
      if (outcome === undefined) continue;
      const corrects = isCorrected(item) ? item.own : undefined;
      if (corrects?.outcome === outcome && corrects.description === description && pictures.length === 0) {
        setProblem(`${item.content}：${t('patrol.correct.same')}`);
        return;
      }
      const key = newKey();
      const body = {
        key,
        taskId,
        pointId: point.pointId,
        itemId: item.itemId,
        outcome,
        description,
        atMs,
        corrects: corrects?.key,
      };
      const form = resultForm.check({ ...body, images: pictures });
      if (!form.ok) {
        setProblem(`${item.content}：${form.problems[0] ? said(form.problems[0]) : ''}`);
        return;
      }
      const name = `${point.name} · ${item.content}`;
      // after its scan, in the order of the items
      rows.push({ ...of, kind: 'result', key, madeAtMs: atMs + rows.length, name, pictures, body });
    }
    if (!rows.some(({ kind }) => kind === 'result')) {
      setProblem(t('patrol.record.nothing'));
      return;
    }
    try {
      await phone.add(rows, id);
    } catch {
      setProblem(t('patrol.storage.full'));
      return;
    }
    onDone();
  };

  if (!draft) return null;
  return (
    <>
      <h1>{point.name}</h1>
      <p>{placeOf(point)}</p>
      {draft.scan && <p role="status">{t('patrol.scanned')}</p>}
      {isLow && <Banner tone="attention">{t('patrol.storage.low')}</Banner>}
      {isFull && <Banner tone="danger">{t('patrol.storage.full')}</Banner>}
      {!hasCome && (
        <ItemBox>
          <legend>{t('patrol.unscanned')}</legend>
          <Chips>
            {usualReasons.map((reason) => (
              <Button
                key={reason}
                onClick={() => change((before) => ({ ...before, reason: t(`patrol.unscanned.${reason}`) }))}
              >
                {t(`patrol.unscanned.${reason}`)}
              </Button>
            ))}
          </Chips>
          <TextField
            label={t('patrol.unscanned')}
            isLabelHidden
            value={draft.reason ?? ''}
            onChange={({ value }) => change((before) => ({ ...before, reason: value }))}
          />
        </ItemBox>
      )}
      {point.items.map((item) =>
        item.outcome === undefined || isCorrected(item) ? (
          <ItemFields
            key={item.itemId}
            phone={phone}
            item={item}
            draft={ofItem(item)}
            onChange={(changed) => setItem(item, changed)}
            onPicture={(file) => void addPicture(item, file)}
            onLeave={isCorrected(item) ? () => leave(item) : undefined}
          />
        ) : (
          <ItemBox key={item.itemId} as="div">
            <strong>{item.content}</strong>
            <p>{t('patrol.recorded', { outcome: t(`inspection.outcome.${item.outcome}`) })}</p>
            {item.description !== '' && <p>{item.description}</p>}
            {item.isWaiting && <small>{t('patrol.point.waiting')}</small>}
            <Correct item={item} onCorrect={correct} />
          </ItemBox>
        ),
      )}
      <div role="alert">{problem !== '' && <Banner tone="danger">{problem}</Banner>}</div>
      {asked.length > 0 && (
        <Foot>
          {open.length > 0 && (
            <Button isWide onClick={() => void record(true)}>
              {t('patrol.passRest')}
            </Button>
          )}
          <Button variant="primary" isWide onClick={() => void record(false)}>
            {t('patrol.record')}
          </Button>
        </Foot>
      )}
    </>
  );
}

interface CorrectProps {
  readonly item: RoundItem;
  readonly onCorrect: (item: RoundItem, own: OwnResult) => void;
}

/** What was entered is entered again; of a task that is complete nothing is. */
function Correct({ item, onCorrect }: CorrectProps) {
  const t = useWords(patrolWords);
  const { own, content } = item;
  return own ? (
    <Acts>
      <Button onClick={() => onCorrect(item, own)} aria-label={t('patrol.correct.item', { name: content })}>
        {t('patrol.correct')}
      </Button>
    </Acts>
  ) : null;
}

export const pointOf = (kept: KeptTask, state: PhoneState, pointId: number): RoundPoint | undefined =>
  roundOf(kept.task, state.rows).points.find((point) => point.pointId === pointId);
