import { token } from '@throughline/ui/theme'
import { styled } from 'styled-components'

/** The content of either step: the choice or the summary. */
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

/** Keeps its height while it is empty, so that nothing below it moves. */
export const BulkPreview = styled.p`
  min-block-size: ${token('line-body')};
`
