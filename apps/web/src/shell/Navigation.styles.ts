import { token } from '@throughline/ui/theme'
import { styled } from 'styled-components'

export const NavigationHead = styled.div`
  display: flex;
  gap: ${token('space-1')};
  align-items: center;
  justify-content: space-between;
  block-size: 36px;
  padding-inline-start: ${token('space-2')};

  &[data-collapsed] {
    flex-direction: column;
    block-size: auto;
    padding: ${token('space-2')} 0 0;
  }
`

export const NavigationHome = styled.a`
  border-radius: ${token('radius-control')};
  text-decoration: none;
`
