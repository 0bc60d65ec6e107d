import { styled } from 'styled-components'

import { token } from '../../theme/token'

export const MeterRoot = styled.div`
  display: grid;
  /* A long label ends with an ellipsis instead of widening the column. */
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space-1')};
  min-width: 0;
`

export const MeterHead = styled.div`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: ${token('space-3')};
  font-size: ${token('text-dense')};
  line-height: ${token('line-dense')};
`

export const MeterLabel = styled.span`
  min-width: 0;
  overflow: hidden;
  color: ${token('color-ink-muted')};
  text-overflow: ellipsis;
  white-space: nowrap;
`

export const MeterValue = styled.span`
  flex: none;
  font-variant-numeric: tabular-nums;
  font-weight: ${token('weight-medium')};

  [data-state='warning'] > * > & {
    color: ${token('color-warning-text')};
    font-weight: ${token('weight-semibold')};
  }

  [data-state='over'] > * > & {
    color: ${token('color-danger-text')};
    font-weight: ${token('weight-semibold')};
  }
`

/* Not a `meter` element, which cannot be styled the same in all browsers. The states
   also differ in pattern: plain, with a line along the fill, striped. */
export const MeterTrack = styled.div.attrs({ role: 'meter' })`
  --meter-fill: ${token('color-success-text')};

  position: relative;
  height: 8px;
  overflow: hidden;
  border: 1px solid ${token('color-line-strong')};
  border-radius: ${token('radius-pill')};
  background: ${token('color-sunken')};
  forced-color-adjust: none;

  [data-size='small'] > & {
    height: 6px;
  }

  &::before {
    position: absolute;
    inset-block: 0;
    inset-inline-start: 0;
    width: var(--tl-meter-fill);
    background: var(--meter-fill);
    content: '';
  }

  [data-state='warning'] > & {
    --meter-fill: ${token('color-warning-text')};
  }

  [data-state='warning'] > &::before {
    background: linear-gradient(
      ${token('color-warning-text')} 50%,
      color-mix(in srgb, ${token('color-warning-text')} 55%, ${token('color-surface')}) 50%
    );
  }

  [data-state='over'] > &::before {
    background: repeating-linear-gradient(
      -45deg,
      ${token('color-danger-text')} 0 4px,
      color-mix(in srgb, ${token('color-danger-text')} 55%, ${token('color-surface')}) 4px 7px
    );
  }

  /* Solid up to the limit, striped beyond it. */
  [data-state='over'] > &::after {
    position: absolute;
    inset-block: 0;
    inset-inline-start: 0;
    width: var(--tl-meter-limit);
    border-inline-end: 2px solid ${token('color-surface')};
    background: ${token('color-danger-text')};
    content: '';
  }

  @media print {
    print-color-adjust: exact;
  }
`
