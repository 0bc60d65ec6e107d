import { styled } from 'styled-components'

import { token } from '../../theme/token'

export const StateRoot = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: ${token('space-1')};
  padding: ${token('space-10')} ${token('space-6')};
  text-align: center;

  &[data-size='small'] {
    padding: ${token('space-4')};
  }
`

export const StateMark = styled.span`
  display: grid;
  place-items: center;
  width: 40px;
  height: 40px;
  margin-block-end: ${token('space-2')};
  border: 1px solid ${token('color-line')};
  border-radius: ${token('radius-card')};
  background: ${token('color-surface')};
  color: ${token('color-ink-muted')};
`

/* A `div`, because it may contain a heading. */
export const StateTitle = styled.div`
  max-width: 480px;
  font-size: ${token('text-body')};
  font-weight: ${token('weight-semibold')};
  overflow-wrap: anywhere;
`

export const StateText = styled.div`
  max-width: 420px;
  color: ${token('color-ink-muted')};
  overflow-wrap: anywhere;
`

export const StateActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${token('space-2')};
  margin-block-start: ${token('space-3')};
`
