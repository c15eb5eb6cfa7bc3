import { styled } from 'styled-components';

/** The lanes with the names of their stages before them, and hours below. */
export const Chart = styled.div`
  display: grid;
  grid-template: 128px auto / auto minmax(0, 1fr);
  gap: var(--fl-space-1) var(--fl-space-2);
  color: var(--fl-text-muted);
  font-size: var(--fl-type-caption);

  /* as high as the lanes beside it */
  & > [data-part='stages'] > span {
    display: flex;
    align-items: center;
    height: 28px;
    margin-block-end: 4px;
    white-space: nowrap;
  }
  & > [data-part='hours'] {
    display: flex;
    grid-column: 2;
    justify-content: space-between;
  }
`;

/** Four lanes, one for each stage, with time from left to right. */
export const Lanes = styled.ol`
  position: relative;
  height: 128px;
  margin: 0;
  padding: 0;
  border-bottom: 1px solid var(--fl-border-default);
  list-style: none;
`;

/** A stretch of the night in the lane of its stage: the deeper the sleep, the lower and the darker. */
export const Stretch = styled.li`
  position: absolute;
  left: var(--fl-from);
  width: var(--fl-length);
  height: 28px;
  border-radius: var(--fl-radius-small);
  background: var(--fl-text-muted);

  &[data-stage='awake'] {
    top: 0;
    opacity: 0.35;
  }
  &[data-stage='rem'] {
    top: 32px;
    opacity: 0.55;
  }
  &[data-stage='light'] {
    top: 64px;
    opacity: 0.75;
  }
  &[data-stage='deep'] {
    top: 96px;
  }
`;
