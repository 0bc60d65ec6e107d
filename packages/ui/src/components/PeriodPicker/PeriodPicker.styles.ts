import { styled } from 'styled-components'

import { token } from '../../theme/token'

export const PeriodRoot = styled.div.attrs({ role: 'group' })`
  display: inline-flex;
  align-items: center;
  gap: ${token('space-2')};
  min-width: 0;
  max-width: 100%;
`

export const MonthGrid = styled.div`
  display: grid;
  grid-template-columns: repeat(3, 72px);
  gap: 4px;
  margin-block-start: ${token('space-2')};
`

export const MonthCell = styled.button`
  height: ${token('size-control')};
  padding: 0;
  border: 1px solid transparent;
  border-radius: ${token('radius-control')};
  background: none;
  cursor: pointer;

  &:hover {
    background: ${token('color-pressed')};
  }

  &[data-today] {
    border-color: ${token('color-today')};
    font-weight: ${token('weight-semibold')};
  }

  &[aria-pressed='true'] {
    border-color: transparent;
    background: ${token('color-selection')};
    color: ${token('color-on-selection')};
    font-weight: ${token('weight-semibold')};
  }

  &:disabled {
    background: none;
    color: ${token('color-ink-faint')};
    opacity: 0.5;
    cursor: default;
  }

  @media (forced-colors: active) {
    border-color: Canvas;

    &[data-today] {
      border: 2px solid CanvasText;
    }

    &[aria-pressed='true'] {
      background: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }

    &:disabled {
      color: GrayText;
      opacity: 1;
    }
  }
`

export const YearLine = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  font-weight: ${token('weight-semibold')};
  font-variant-numeric: tabular-nums;
`
