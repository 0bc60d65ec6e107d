import { token } from '@throughline/ui/theme'
import { styled } from 'styled-components'

export const AccountTeamRoot = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${token('space-3')};
  min-block-size: 0;

  [data-part='search'] {
    flex: none;
    inline-size: min(100%, 280px);
  }

  [data-part='address'] {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  a[data-part='edit'] {
    display: inline-flex;
    align-items: center;
    justify-content: center;
    inline-size: ${token('size-control-small')};
    block-size: ${token('size-control-small')};
    border-radius: ${token('radius-control')};
    color: ${token('color-ink-muted')};
  }

  a[data-part='edit']:hover {
    background: ${token('color-hover')};
    color: ${token('color-ink')};
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
