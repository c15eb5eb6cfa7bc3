import { alarmLevelNumbers } from '@fireline/domain/alarm';

/**
 * The colours of an element's own `data-level` as `--level-*`, for everything that is drawn by level: badges, pop-ups, the
 * status bar, marks on charts. Without a level they are neutral.
 * @spec ALM-02
 */
export const levelColours = `
  --level-fill: var(--fl-border-strong);
  --level-on-fill: var(--fl-surface-raised);
  --level-text: var(--fl-text-default);
  --level-subtle: var(--fl-surface-raised);
  --level-border: var(--fl-border-default);
  ${alarmLevelNumbers
    .map(
      (level) => `&[data-level='${level}'] {
    --level-fill: var(--fl-alarm-${level}-fill);
    --level-on-fill: var(--fl-alarm-${level}-on-fill);
    --level-text: var(--fl-alarm-${level}-text);
    --level-subtle: var(--fl-alarm-${level}-subtle);
    --level-border: var(--fl-alarm-${level}-border);
  }`,
    )
    .join('\n')}
`;
