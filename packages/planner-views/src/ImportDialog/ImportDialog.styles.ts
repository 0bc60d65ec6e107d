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

  > span {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  &[data-lines='two'] > [data-part='note'] {
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    white-space: normal;
  }

  &[data-invalid] > span:first-child {
    text-decoration: underline wavy ${token('color-danger-text')};
    text-underline-offset: 3px;
  }

  &[data-changed] > span:first-child {
    font-weight: ${token('weight-semibold')};
  }

  [data-part='note'] {
    color: ${token('color-ink-muted')};
    font-size: ${token('text-caption')};
  }

  [data-part='problem'] {
    display: flex;
    align-items: center;
    gap: 4px;
    color: ${token('color-danger-text')};
    font-size: ${token('text-caption')};

    > svg {
      flex: none;
    }

    > span {
      min-inline-size: 0;
      overflow: hidden;
      text-overflow: ellipsis;
    }
  }
`
