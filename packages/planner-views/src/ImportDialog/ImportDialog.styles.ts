import { token } from '@throughline/ui/theme'
import { styled } from 'styled-components'

/** The content of a step. It takes the focus when the step changes. */
export const ImportBody = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space-4')};
  outline: none;

  > p {
    margin: 0;
    color: ${token('color-ink-muted')};
  }
`

/** Two columns of fields, one where the dialog is narrow. */
export const ImportColumns = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(280px, 1fr));
  gap: ${token('space-4')};
`

/** A sentence and a control beside it. */
export const ImportSummary = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token('space-2')} ${token('space-4')};
  min-block-size: 32px;
  font-variant-numeric: tabular-nums;

  strong {
    font-weight: ${token('weight-semibold')};
  }
`

/** Text of a cell, with its problem below. */
export const PreviewCell = styled.span`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  min-inline-size: 0;
  inline-size: 100%;
  line-height: ${token('line-dense')};

  > span:first-child {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  &[data-invalid] > span:first-child {
    text-decoration: underline wavy ${token('color-danger-text')};
    text-underline-offset: 3px;
  }

  &[data-changed] > span:first-child {
    font-weight: ${token('weight-semibold')};
  }

  [data-part='note'],
  [data-part='problem'] {
    color: ${token('color-ink-muted')};
    font-size: ${token('text-caption')};
    line-height: 16px;
    overflow-wrap: anywhere;
    white-space: normal;
  }

  /* A former value can be as long as notes: it may be cut. */
  [data-part='note'] {
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: var(--tl-lines);
  }

  [data-part='problem'] {
    display: flex;
    gap: 4px;
    color: ${token('color-danger-text')};

    > svg {
      flex: none;
      margin-block-start: 2px;
    }

    > span {
      min-inline-size: 0;
    }
  }
`
