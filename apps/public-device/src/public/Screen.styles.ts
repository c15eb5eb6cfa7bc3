import { styled } from 'styled-components';

export const Main = styled.main`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: var(--fl-space-4);
  min-width: 0;
  padding-block: var(--fl-space-2) var(--fl-space-6);
`;

export const Head = styled.header`
  display: grid;
  gap: var(--fl-space-2);

  & h1 {
    font-size: var(--fl-type-heading);
    font-weight: var(--fl-weight-strong);
    line-height: var(--fl-leading-tight);
  }

  & p {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--fl-space-2);
    align-items: center;
    color: var(--fl-text-muted);
  }
`;

/** The status tag is small in lists; here a thumb has to hit it. */
export const StatusPlace = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--fl-space-3);
  align-items: center;

  & button {
    min-height: 44px;
    padding-inline: var(--fl-space-2) var(--fl-space-3);
    border-color: var(--tone-border);
    text-align: start;
    white-space: normal;
  }

  & small {
    color: var(--fl-text-muted);
    font-size: var(--fl-type-caption);
  }

  @media print {
    & small {
      display: none;
    }
  }
`;

/** Where it is, as large as the page allows: it has to be read while walking. */
export const PlaceName = styled.p`
  font-size: var(--fl-type-heading);
  font-weight: var(--fl-weight-strong);
  line-height: var(--fl-leading-tight);
`;

/** Name and value, one line each; the value goes below where both do not fit. */
export const Facts = styled.dl`
  display: grid;
  grid-template-columns: minmax(0, 1fr);

  & > div {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--fl-space-4);
    align-items: baseline;
    justify-content: space-between;
    padding-block: var(--fl-space-2);
    border-block-start: var(--fl-border-width) solid var(--fl-border-subtle);
  }

  & > div:first-child {
    border-block-start: 0;
  }

  & dt {
    color: var(--fl-text-muted);
  }

  & dd {
    min-width: 0;
  }
`;
