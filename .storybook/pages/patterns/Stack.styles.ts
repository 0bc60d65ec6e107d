import { token } from '@throughline/ui/theme'
import { styled } from 'styled-components'

/** A view with controls above it. */
export const Stack = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${token('space-3')};
`

/** Controls beside each other. */
export const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space-2')};
`

/** A list in a card. */
export const CardList = styled.ul`
  margin: 0;
  padding: 0;
  overflow: hidden;
  border: 1px solid ${token('color-line')};
  border-radius: ${token('radius-card')};
  background: ${token('color-surface')};
  list-style: none;

  li {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${token('space-2')};
    padding: ${token('space-2')} ${token('space-4')};
  }

  li + li {
    border-block-start: 1px solid ${token('color-line')};
  }
`
