import { token } from '@throughline/ui/theme'
import { styled } from 'styled-components'

/** A plain table of values. It scrolls inside itself where the window is narrow. */
export const FactTable = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-size: ${token('text-body')};
  line-height: ${token('line-body')};

  th,
  td {
    padding: 8px 12px 8px 0;
    border-block-end: 1px solid ${token('color-line')};
    text-align: start;
    vertical-align: middle;
  }

  thead th {
    color: ${token('color-ink-muted')};
    font-size: ${token('text-dense')};
    font-weight: ${token('weight-medium')};
  }

  tbody th {
    font-weight: ${token('weight-regular')};
  }
`

/** A square of a color. The line keeps white on white in view. */
export const Chip = styled.span`
  display: inline-block;
  flex: none;
  width: 28px;
  height: 28px;
  border: 1px solid ${token('color-line-strong')};
  border-radius: ${token('radius-bar')};
  background: var(--tl-chip);
  forced-color-adjust: none;
`

/** A ratio; one that is too low says so by a word, not by its color alone. */
export const Ratio = styled.span`
  display: block;
  padding-inline-start: 6px;
  color: ${token('color-ink-faint')};
  font-size: ${token('text-caption')};
  font-variant-numeric: tabular-nums;

  &[data-low] {
    color: ${token('color-danger-text')};
    font-weight: ${token('weight-semibold')};
  }
`

/** A bar of a length, for sizes and spaces. */
export const Length = styled.span`
  display: block;
  max-width: 100%;
  border-radius: 2px;
  background: ${token('color-line-strong')};
`
