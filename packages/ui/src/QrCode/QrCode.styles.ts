import { styled } from 'styled-components';

export const Frame = styled.div`
  flex: none;
  width: var(--fl-qr-size);
  max-width: 100%;
`;

/** Dark on light in every theme and under forced colours: many scanners do not read it the other way round. */
export const Picture = styled.svg`
  display: block;
  width: 100%;
  height: auto;
  background: #fff;
  color: #000;
  fill: currentcolor;
  shape-rendering: crispedges;
  forced-color-adjust: none;
  print-color-adjust: exact;
`;

export const Refused = styled.div`
  display: flex;
  align-items: start;
  gap: var(--fl-space-2);
  max-width: 100%;
  padding: var(--fl-space-3);
  border: var(--fl-border-width) dashed var(--fl-border-danger);
  border-radius: var(--fl-radius-medium);
  color: var(--fl-text-danger);
  overflow-wrap: anywhere;

  & > svg {
    flex: none;
    width: var(--fl-size-icon);
    height: var(--fl-size-icon);
    margin-block-start: 0.2em;
  }
`;

/** Labels in rows, in millimetres: what is on the screen is what comes out of the printer. */
export const Sheet = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, var(--fl-label-width));
  width: 100%;
  padding: 0;
  background: #fff;
  color: #000;
  list-style: none;
  forced-color-adjust: none;
  print-color-adjust: exact;
`;

/** Neighbours share their line, so that one cut parts them. */
export const Label = styled.li`
  display: flex;
  align-items: center;
  gap: 2mm;
  overflow: hidden;
  width: var(--fl-label-width);
  height: var(--fl-label-height);
  padding: 2mm;
  outline: 0.2mm dashed #767676;
  outline-offset: -0.1mm;
  break-inside: avoid;

  &[data-cut='off'] {
    outline: none;
  }
`;

export const Caption = styled.div`
  container-type: inline-size;
  display: flex;
  flex: 1;
  flex-direction: column;
  min-width: 0;
  max-height: 100%;
  font-size: 3mm;
  line-height: 1.35;
  overflow-wrap: anywhere;

  & > strong {
    font-size: 3.6mm;
    font-weight: var(--fl-weight-strong);
  }
  & > :is(strong, span) {
    display: -webkit-box;
    overflow: hidden;
    min-height: 0;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 3;
  }
  /* where all does not fit, the name and the number stay */
  & > span {
    flex-shrink: 1000;
  }
`;

/** As large as the caption where its characters fit into one line: a digit is at most 0.62 em wide. */
export const NumberLine = styled.small`
  flex: none;
  font-size: min(3mm, 100cqi / (var(--fl-label-number) * 0.62));
  white-space: nowrap;
`;
