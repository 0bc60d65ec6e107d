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

  [data-part='who'] {
    display: grid;
    min-inline-size: 0;
  }

  [data-part='address'] {
    display: flex;
    gap: ${token('space-1')};
    align-items: center;
    min-inline-size: 0;
    color: ${token('color-ink-muted')};
    font-size: ${token('text-dense')};
    font-weight: ${token('weight-regular')};
  }

  @media print {
    [data-part='search'] {
      display: none;
    }

    [data-kind='actions'] {
      visibility: hidden;
    }
  }
`
