import { token } from '@throughline/ui/theme'
import { styled } from 'styled-components'

export const RowList = styled.ul`
  display: grid;
  margin: 0;
  padding: 0;
  border: 1px solid ${token('color-line')};
  border-radius: ${token('radius-card')};
  background: ${token('color-surface')};
  list-style: none;

  > li {
    display: grid;
    gap: ${token('space-3')};
    padding: ${token('space-2')} ${token('space-3')};
  }

  > li + li {
    border-block-start: 1px solid ${token('color-line')};
  }
`

/** Line of a budget, above the fields during editing. */
export const RowLine = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space-1')} ${token('space-3')};
  align-items: center;
  min-block-size: ${token('size-row')};

  > strong {
    flex: 1 1 160px;
    min-inline-size: 0;
    font-weight: ${token('weight-semibold')};
    overflow-wrap: anywhere;
  }

  [data-part='amount'] {
    font-variant-numeric: tabular-nums;
  }

  [data-part='days'] {
    color: ${token('color-ink-muted')};
    font-size: ${token('text-dense')};
    font-variant-numeric: tabular-nums;
  }

  [data-part='actions'] {
    display: flex;
    gap: ${token('space-1')};
    margin-inline-start: auto;
  }

  @media print {
    [data-part='actions'] {
      display: none;
    }
  }
`

export const RowFields = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(180px, 1fr));
  gap: ${token('space-3')};
`

export const AddRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space-3')};
  align-items: center;
  padding: ${token('space-3')};
  border: 1px dashed ${token('color-line-strong')};
  border-radius: ${token('radius-card')};

  > p {
    flex: 1 1 240px;
    color: ${token('color-ink-muted')};
  }
`

export const Lines = styled.ul`
  display: grid;
  gap: ${token('space-1')};
  margin-block: ${token('space-1')} 0;
  padding-inline-start: ${token('space-4')};
`

export const Drawing = styled.svg`
  text {
    fill: ${token('color-ink')};
    font-size: 13px;
  }

  [data-ink='muted'] {
    fill: ${token('color-ink-muted')};
  }

  [data-ink='minus'] {
    fill: ${token('color-danger-text')};
    font-weight: ${token('weight-semibold')};
  }

  [data-ink='strong'] {
    font-weight: ${token('weight-semibold')};
  }

  [data-fill='surface'] {
    fill: ${token('color-surface')};
    stroke: ${token('color-line-strong')};
  }

  [data-fill='action'] {
    fill: ${token('color-action')};
  }

  [data-fill='track'] {
    fill: ${token('color-line-strong')};
  }

  [data-fill='knob'] {
    fill: ${token('color-on-action')};
  }

  [data-fill='spent'] {
    fill: ${token('color-success-line')};
  }

  [data-fill='expected'] {
    fill: ${token('color-control-outline')};
  }

  [data-stroke='line'] {
    fill: none;
    stroke: ${token('color-ink-muted')};
    stroke-width: 1.5;
  }
`
