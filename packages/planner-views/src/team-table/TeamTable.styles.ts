import { token } from '@throughline/ui/theme'
import { styled } from 'styled-components'

export const TeamRoot = styled.section`
  display: flex;
  flex-direction: column;
  gap: ${token('space-3')};
  min-block-size: 0;

  [data-part='search'] {
    flex: none;
    inline-size: min(100%, 280px);
  }

  [data-part='text'] {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  @media print {
    [data-part='search'] {
      display: none;
    }
  }
`
