import { styled } from 'styled-components';
import { lowHeight } from '../../lib/phoneWidth.ts';

/** Takes the room that the page leaves beside it, so that its look ends at no edge. */
export const Bleed = styled.div`
  display: grid;
  flex: 1 0 auto;
  margin: 0 calc(-1 * var(--fl-space-4));

  @media ${lowHeight} {
    margin: 0 calc(-1 * var(--fl-space-1));
  }
`;

/** Nothing smaller than 20 px, figures of 48 px, targets of 56 px; at a narrow width everything stands below each other. */
export const Large = styled.div`
  display: grid;
  gap: var(--fl-space-6);
  max-width: 1200px;
  margin: 0 auto;
  padding: var(--fl-space-4);
  color: var(--fl-text-default);
  background: var(--fl-surface-base);
  font-size: 20px;
  line-height: 1.5;
  overflow-wrap: anywhere;
`;

export const State = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--fl-space-4);
  margin: 0;
  font-size: 36px;
  font-weight: 700;
`;

const framed = `
  border: 2px solid var(--fl-border-strong);
  border-radius: var(--fl-radius-large);
  background: var(--fl-surface-raised);
`;

/** The levels beside each other, each as large as a finger needs; below each other where there is no room. */
export const LevelCounts = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--fl-space-3);
  margin: 0;
  padding: 0;
  list-style: none;

  & > li > * {
    display: flex;
    gap: var(--fl-space-4);
    align-items: center;
    min-height: 56px;
    padding: var(--fl-space-1) var(--fl-space-4);
    color: var(--fl-text-default);
    font-size: 24px;
    font-weight: 700;
    text-decoration: none;
    ${framed}
  }
  & strong {
    font-size: 36px;
    font-variant-numeric: tabular-nums;
    line-height: 1.2;
  }
`;

export const Alarms = styled.ul`
  display: grid;
  gap: var(--fl-space-4);
  margin: 0;
  padding: 0;
  list-style: none;

  & > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: var(--fl-space-4);
    align-items: center;
    padding: var(--fl-space-4);
    ${framed}
  }
  & strong {
    display: block;
    font-size: 24px;
  }
  @media (width < 700px) {
    & > li {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`;

export const BigLink = styled.a`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  min-width: 56px;
  min-height: 56px;
  padding: 0 var(--fl-space-5);
  border: 2px solid currentcolor;
  border-radius: var(--fl-radius-large);
  color: var(--fl-text-default);
  font-size: 22px;
  font-weight: 700;
  text-decoration: none;
`;

export const Figures = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(220px, 1fr));
  gap: var(--fl-space-4);
  margin: 0;
  padding: 0;
  list-style: none;

  & a {
    display: grid;
    min-height: 120px;
    padding: var(--fl-space-4);
    color: var(--fl-text-default);
    text-decoration: none;
    ${framed}
  }
  & strong {
    font-size: 48px;
    font-variant-numeric: tabular-nums;
    line-height: 1.2;
  }
`;
