import { token } from '@throughline/ui/theme'
import { styled } from 'styled-components'

/** A list that scrolls, so that the table above it stays in view. */
export const RefusedList = styled.ul`
  max-block-size: 132px;
  overflow: auto;
  margin: 0;
  padding: 0;
  list-style: none;

  b {
    font-weight: ${token('weight-medium')};
    overflow-wrap: anywhere;
  }
`
