import { defineForm, flag, integer, oneOf, optional, text, id, someOf, minuteMs } from '../lib/index.ts';
import { contentChars, descriptionChars, pinMinutes, titleChars } from './limits.ts';
import { templateProblems } from './templates.ts';

/** @spec MSG-01 */
export const classifications = ['system', 'activity'] as const;
export type Classification = (typeof classifications)[number];

/**
 * The types of announcement, each with its classification.
 * Decision: the source names the field alone; these are what such a platform announces.
 * @spec MSG-01
 */
export const announcementTypes = {
  notice: 'system',
  maintenance: 'system',
  upgrade: 'system',
  safety: 'system',
  promotion: 'activity',
  training: 'activity',
  survey: 'activity',
} as const satisfies Record<string, Classification>;
export type AnnouncementType = keyof typeof announcementTypes;

/** Whom an announcement reaches: everybody of these kinds below its author. @spec MSG-01 */
export const pushTargets = ['partner', 'unit', 'place'] as const;
export type PushTarget = (typeof pushTargets)[number];

/**
 * A new or changed announcement. A pinned one needs its minutes; the type must belong to the classification. The placeholders of one that was
 * written from a template are filled for each reader.
 * Decision: whole minutes; at least one push target, for an announcement to nobody is a mistake.
 * @spec MSG-01
 */
export const announcementForm = defineForm(
  {
    classification: oneOf(classifications),
    type: oneOf(Object.keys(announcementTypes) as AnnouncementType[]),
    title: text(titleChars),
    templateId: optional(id),
    content: text(contentChars),
    pushTargets: someOf(pushTargets),
    isPinned: flag,
    pinMinutes: optional(integer(pinMinutes)),
    description: text(descriptionChars),
  },
  ({ classification, type, isPinned, pinMinutes, templateId, content }) => [
    ...(templateId === undefined ? [] : templateProblems(content, 'announcement')),
    announcementTypes[type] === classification
      ? undefined
      : { code: 'message.announcement.otherClassification', field: 'type' },
    isPinned && pinMinutes === undefined ? { code: 'form.required', field: 'pinMinutes' } : undefined,
  ],
);

/** What decides whether and how long an announcement is pinned. */
export interface Pinnable {
  readonly isPinned: boolean;
  readonly pinMinutes?: number | undefined;
  /** When it was approved, in milliseconds since 1970; null before. */
  readonly approvedAtMs: number | null;
}

/**
 * When the pin falls off, in milliseconds since 1970; null when it is not pinned at all.
 * Decision: the minutes run from the approval, for nobody saw it before.
 * @spec MSG-01
 */
export const pinEndsAtMs = ({ isPinned, pinMinutes, approvedAtMs }: Pinnable): number | null =>
  isPinned && pinMinutes !== undefined && approvedAtMs !== null ? approvedAtMs + pinMinutes * minuteMs : null;

/** Whether it is pinned at that moment; at the very end it no longer is. @spec MSG-01 MSG-04 */
export const isPinnedAt = (announcement: Pinnable, atMs: number): boolean => {
  const { approvedAtMs } = announcement;
  return approvedAtMs !== null && atMs >= approvedAtMs && atMs < (pinEndsAtMs(announcement) ?? 0);
};

/** What readers see, in their order: approved ones only, the pinned ones first, then the newest. @spec MSG-01 MSG-04 */
export const inReadingOrder = <A extends Pinnable>(announcements: readonly A[], nowMs: number): A[] =>
  announcements
    .filter((one): one is A & { readonly approvedAtMs: number } => one.approvedAtMs !== null)
    .toSorted((a, b) => Number(isPinnedAt(b, nowMs)) - Number(isPinnedAt(a, nowMs)) || b.approvedAtMs - a.approvedAtMs);
