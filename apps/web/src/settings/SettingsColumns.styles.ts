import { token } from '@throughline/ui/theme'
import { styled } from 'styled-components'

export const ColumnsRoot = styled.div`
  container: tl-settings-columns / inline-size;
  min-inline-size: 0;
`

export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space-5')};
  align-items: start;

  > * {
    min-inline-size: 0;
  }

  @container tl-settings-columns (min-width: 860px) {
    &[data-has-aside] {
      grid-template-columns: minmax(0, 1fr) 320px;
    }

    &[data-has-aside] > * {
      grid-row: 1;
    }

    > [data-part='aside'] {
      grid-column: 2;
    }

    > [data-part='main'] {
      grid-column: 1;
    }
  }

  @media print {
    > [data-part='aside'] {
      display: none;
    }
  }
`

export const Aside = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space-4')};
  padding: ${token('space-4')};
  border: 1px solid ${token('color-line')};
  border-radius: ${token('radius-card')};
  background: ${token('color-surface')};

  > h3 {
    font-size: ${token('text-body')};
    font-weight: ${token('weight-semibold')};
  }
`
