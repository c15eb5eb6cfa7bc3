import { styled } from 'styled-components';
import { Note } from '../lib/field/FieldFrame.styles.ts';
import { twoLines } from '../lib/fragments.ts';

/** A camera is at hand where fingers are. */
export const CameraOnly = styled.span`
  @media not (pointer: coarse) {
    display: none;
  }
`;

export const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(120px, 1fr));
  gap: var(--fl-space-2);
  min-width: 0;
  max-width: calc(6 * 180px);
  padding: 0;
  list-style: none;

  &:empty {
    display: none;
  }
  /* three buttons for fingers beside each other, and two pictures on the narrowest phone */
  @media (pointer: coarse) {
    grid-template-columns: repeat(auto-fill, minmax(136px, 1fr));
  }
`;

export const Tile = styled.li`
  display: flex;
  flex-direction: column;
  min-width: 0;
  max-width: 240px;
  border: var(--fl-border-width) solid var(--fl-border-default);
  border-radius: var(--fl-radius-medium);
  background: var(--fl-surface-raised);

  padding-block-end: var(--fl-space-1);

  &[data-state='refused'] {
    border-color: var(--fl-border-danger);
  }
  & > :not(div) {
    margin-inline: var(--fl-space-2);
  }
`;

export const Preview = styled.div`
  display: grid;
  place-items: center;
  overflow: hidden;
  aspect-ratio: 4 / 3;
  border-radius: var(--fl-radius-medium) var(--fl-radius-medium) 0 0;
  margin-block-end: var(--fl-space-1);
  background: var(--fl-surface-sunken);
  color: var(--fl-text-muted);

  /* all of it: what matters may be at the edge */
  & > img {
    width: 100%;
    height: 100%;
    object-fit: contain;
  }
  & > svg {
    width: 24px;
    height: 24px;
  }
`;

/** Two lines; the rest is in its title. */
export const Name = styled.bdi`
  ${twoLines}
  line-height: var(--fl-leading-tight);
`;

export const Fact = styled.span`
  display: flex;
  align-items: center;
  gap: 4px;
  color: var(--fl-text-muted);
  font-size: var(--fl-type-caption);

  & svg {
    flex: none;
    width: 1.15em;
    height: 1.15em;
  }
  [data-state='refused'] > & {
    color: var(--fl-text-danger);
  }
`;

export const Reason = styled.small`
  color: var(--fl-text-danger);
  font-size: var(--fl-type-caption);
  overflow-wrap: anywhere;
`;

export const Acts = styled.div`
  display: flex;
  margin-block-start: auto;

  & > :last-child {
    margin-inline-start: auto;
  }
  & svg:dir(rtl) {
    transform: scaleX(-1);
  }
`;

export const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 var(--fl-space-3);
  min-width: 0;

  /* no room while it says nothing */
  &:not(:has(p, button)) {
    margin-block-start: calc(-1 * var(--fl-space-2));
  }
`;

export const Count = styled(Note)`
  font-variant-numeric: tabular-nums;
`;
