import { token } from '@throughline/ui/theme'
import { styled } from 'styled-components'

export const Cards = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${token('space-2')};
  margin: 0;
  padding: 0;
  list-style: none;
`

export const Card = styled.li`
  position: relative;
  padding: ${token('space-3')};
  border: 1px solid ${token('color-line')};
  border-radius: ${token('radius-card')};
  background: ${token('color-surface')};

  /* Texts begin under the name, after the box and the color. */
  --choice-width: 38px;

  &[data-chosen] {
    border-color: ${token('color-ink')};
  }

  &:hover:not([data-chosen]) {
    border-color: ${token('color-line-strong')};
  }

  /* The whole card is the label. */
  label::after {
    position: absolute;
    inset: 0;
    content: '';
  }
`

/** Reserves its line, so the content below does not move when a text appears. */
export const Progress = styled.output`
  display: block;
  min-block-size: 1lh;
  color: ${token('color-ink-muted')};
`

export const CardName = styled.span`
  display: inline-flex;
  gap: ${token('space-2')};
  align-items: center;
  font-weight: ${token('weight-semibold')};
`

export const CardColor = styled.span`
  flex: none;
  inline-size: 14px;
  block-size: 14px;
  border-radius: 4px;

  @media (forced-colors: active) {
    forced-color-adjust: none;
  }
`
