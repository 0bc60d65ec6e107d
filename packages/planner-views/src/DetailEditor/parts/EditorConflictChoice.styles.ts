import { token } from '@throughline/ui/theme'
import { styled } from 'styled-components'

export const ConflictList = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${token('space-3')};
  margin-block-start: ${token('space-3')};
`

export const ConflictField = styled.fieldset`
  display: grid;
  gap: ${token('space-2')};
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  border: 0;

  @container tl-form (min-width: 400px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));

    > legend {
      grid-column: 1 / -1;
    }
  }

  > legend {
    padding: 0;
    font-weight: ${token('weight-semibold')};
  }
`

/** One version of a field; pressing anywhere on it chooses it. */
export const ConflictOption = styled.label`
  display: flex;
  align-items: flex-start;
  gap: ${token('space-2')};
  min-inline-size: 0;
  padding: ${token('space-2')};
  border: 1px solid ${token('color-line-strong')};
  border-radius: ${token('radius-control')};
  background: ${token('color-surface')};
  color: ${token('color-ink')};

  &:has(input) {
    cursor: pointer;
  }

  &:has(:checked) {
    border-color: ${token('color-selection')};
    box-shadow: inset 0 0 0 1px ${token('color-selection')};
  }

  > input {
    flex: none;
    margin: 3px 0 0;
    accent-color: ${token('color-action')};
  }

  > span {
    flex: 1;
    min-inline-size: 0;
  }

  b {
    display: block;
    color: ${token('color-ink-muted')};
    font-size: ${token('text-dense')};
    font-weight: ${token('weight-medium')};
  }

  [data-part='value'] {
    display: block;
    max-block-size: 160px;
    overflow-wrap: anywhere;
    overflow-y: auto;
  }
`

export const ConflictActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space-2')};
  margin-block: ${token('space-3')} ${token('space-1')};
`
