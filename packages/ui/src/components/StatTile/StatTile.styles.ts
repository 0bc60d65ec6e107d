import { styled } from 'styled-components'

import { token } from '../../theme/token'

export const StatRoot = styled.div.attrs({ role: 'group' })`
  position: relative;
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: ${token('space-1')};
  box-sizing: border-box;
  min-width: 0;
  padding: ${token('space-3')} ${token('space-4')};
  border: 1px solid ${token('color-line')};
  border-radius: ${token('radius-card')};
  background: ${token('color-surface')};
  font-variant-numeric: tabular-nums;

  &[data-linked]:hover {
    border-color: ${token('color-control-outline')};
    background: ${token('color-hover')};
  }

  @media print {
    break-inside: avoid;
  }
`

export const StatLabel = styled.div`
  max-width: 100%;
  color: ${token('color-ink-muted')};
  font-size: ${token('text-dense')};
  line-height: ${token('line-dense')};
  overflow-wrap: anywhere;
`

export const StatLink = styled.a`
  color: inherit;
  text-decoration: none;

  /* The whole tile can be pressed. */
  &::after {
    position: absolute;
    inset: 0;
    border-radius: ${token('radius-card')};
    content: '';
  }

  &:focus-visible {
    outline: none;
  }

  &:focus-visible::after {
    outline: ${token('ring-width')} solid ${token('color-focus')};
    outline-offset: ${token('ring-offset')};
  }
`

export const StatValue = styled.div`
  width: 100%;
  min-height: ${token('line-heading')};
  font-size: ${token('text-heading')};
  font-weight: ${token('weight-semibold')};
  line-height: ${token('line-heading')};
  overflow-wrap: anywhere;
`

export const StatDelta = styled.div`
  color: ${token('color-ink-muted')};
  font-size: ${token('text-dense')};
  line-height: ${token('line-dense')};

  [data-part='change'] {
    display: inline-flex;
    align-items: baseline;
    gap: 2px;
    font-weight: ${token('weight-medium')};

    svg {
      align-self: center;
    }
  }

  &[data-meaning='good'] [data-part='change'] {
    color: ${token('color-success-text')};
  }

  &[data-meaning='bad'] [data-part='change'] {
    color: ${token('color-danger-text')};
    font-weight: ${token('weight-semibold')};
  }
`

export const StatNote = styled.div`
  color: ${token('color-ink-muted')};
  font-size: ${token('text-dense')};
  line-height: ${token('line-dense')};
  overflow-wrap: anywhere;
`

export const StatTrend = styled.div`
  width: 100%;
  min-height: 32px;
  margin-block-start: auto;
  padding-block-start: ${token('space-1')};
`
