import { styled } from 'styled-components'

import { token } from '../../theme/token'

export const MonthTable = styled.table`
  border-collapse: collapse;
  font-size: ${token('text-dense')};
  font-variant-numeric: tabular-nums;
  line-height: 24px;
  text-align: center;

  caption {
    padding-block-end: ${token('space-1')};
    font-weight: ${token('weight-semibold')};
    line-height: ${token('line-dense')};
    text-align: start;
  }

  th {
    width: 28px;
    padding: 0;
    color: ${token('color-ink-faint')};
    font-size: ${token('text-caption')};
    font-weight: ${token('weight-regular')};
  }

  td {
    padding: 1px;
  }
`

/* A marked day is filled, and the text says so. */
export const MonthDay = styled.span`
  display: block;
  border: 1px solid transparent;
  border-radius: ${token('radius-control')};
  color: ${token('color-ink-muted')};
  line-height: 22px;

  &[data-today] {
    border-color: ${token('color-today')};
    font-weight: ${token('weight-semibold')};
  }

  &[data-marked] {
    border-color: transparent;
    background: ${token('color-selection')};
    color: ${token('color-on-selection')};
    font-weight: ${token('weight-semibold')};
  }

  @media (forced-colors: active) {
    border-color: Canvas;

    &[data-marked] {
      background: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }
  }

  @media print {
    print-color-adjust: exact;
  }
`
