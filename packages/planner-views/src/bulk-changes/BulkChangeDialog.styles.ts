import { token } from '@throughline/ui/theme'
import { styled } from 'styled-components'

/** Both steps: a choice, or what it does. */
export const BulkChangeBody = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space-3')};

  > [role='radiogroup'] {
    justify-self: start;
  }

  > p {
    margin: 0;
    color: ${token('color-ink-muted')};
    font-variant-numeric: tabular-nums;
  }
`

/** Keeps its line while there is nothing to say. */
export const BulkPreview = styled.p`
  min-block-size: ${token('line-body')};
`
