import { token } from '@throughline/ui/theme'
import { styled } from 'styled-components'

/**
 * One row with the width of the step. The button is aligned with the fields, also while a field
 * shows an error below.
 */
export const EntryFields = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 3fr) minmax(0, 2fr) minmax(0, 2fr) 150px auto;
  gap: ${token('space-3')};
  align-items: start;

  > button {
    /* Below the line of the labels. */
    margin-block-start: 24px;
  }
`

export const AddedList = styled.ul`
  display: grid;
  margin: 0;
  padding: 0;
  border: 1px solid ${token('color-line')};
  border-radius: ${token('radius-card')};
  background: ${token('color-surface')};
  list-style: none;

  > li {
    display: flex;
    gap: ${token('space-2')};
    align-items: center;
    min-block-size: 36px;
    padding-inline: ${token('space-3')};
  }

  > li + li {
    border-block-start: 1px solid ${token('color-line')};
  }

  > li > :last-child {
    margin-inline-start: auto;
    color: ${token('color-ink-muted')};
  }
`
