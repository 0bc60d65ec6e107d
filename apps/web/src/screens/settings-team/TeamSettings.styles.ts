import { token } from '@throughline/ui/theme'
import { styled } from 'styled-components'

/** Row of seats, and of users of the account to add. */
export const Tiles = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space-3')};
  align-items: stretch;
`

export const Tile = styled.div`
  display: grid;
  flex: 1 1 190px;
  align-content: start;
  gap: ${token('space-1')};
  max-inline-size: 260px;
  padding: ${token('space-3')} ${token('space-4')};
  border: 1px solid ${token('color-line')};
  border-radius: ${token('radius-card')};
  background: ${token('color-surface')};

  dt,
  [data-part='left'] {
    color: ${token('color-ink-muted')};
    font-size: ${token('text-dense')};
  }

  dd {
    margin: 0;
  }

  [data-part='used'] {
    font-size: ${token('text-heading-small')};
    font-weight: ${token('weight-semibold')};
    font-variant-numeric: tabular-nums;
  }

  [data-part='limit'] {
    color: ${token('color-warning-text')};
    font-size: ${token('text-dense')};
  }
`

export const TileList = styled.dl`
  display: flex;
  flex: 1 1 400px;
  flex-wrap: wrap;
  gap: ${token('space-3')};
  margin: 0;
`

export const Grant = styled.form`
  display: grid;
  /* The names of people need the space more than the seats. */
  flex: 4 1 460px;
  grid-template-columns: minmax(0, 1fr) 124px auto;
  gap: ${token('space-2')};
  align-content: center;
  align-items: end;
  padding: ${token('space-3')} ${token('space-4')};
  border: 1px solid ${token('color-line')};
  border-radius: ${token('radius-card')};
  background: ${token('color-surface')};

  @media print {
    display: none;
  }
`

export const TagsBody = styled.div`
  display: grid;
  gap: ${token('space-3')};

  [data-part='find'] {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${token('space-3')};
    align-items: end;
  }

  [data-part='groups'] {
    display: grid;
    gap: ${token('space-2')};
    min-block-size: 240px;
    max-block-size: min(48vh, 460px);
    overflow-y: auto;
    align-content: start;
  }

  [data-part='group'] {
    border: 1px solid ${token('color-line')};
    border-radius: ${token('radius-control')};
  }

  [data-part='head'] {
    display: flex;
    gap: ${token('space-2')};
    align-items: center;
    justify-content: space-between;
    padding: ${token('space-2')} ${token('space-3')};
    background: ${token('color-sunken')};
    font-weight: ${token('weight-medium')};
  }

  [data-part='count'] {
    color: ${token('color-ink-muted')};
    font-size: ${token('text-dense')};
    font-weight: ${token('weight-regular')};
    font-variant-numeric: tabular-nums;
  }

  [data-part='side'] {
    display: flex;
    gap: ${token('space-2')};
    align-items: center;
  }

  ul {
    display: grid;
    gap: ${token('space-1')};
    margin: 0;
    padding: ${token('space-2')} ${token('space-3')} ${token('space-2')} ${token('space-6')};
    list-style: none;
  }

  ul[hidden] {
    display: none;
  }

  p {
    margin: 0;
    color: ${token('color-ink-muted')};
  }
`

/** Effects of a save, at the start of a footer. */
export const Consequences = styled.output`
  display: grid;
  flex: 1;
  max-block-size: 60px;
  overflow-y: auto;
  color: ${token('color-ink-muted')};
  font-size: ${token('text-dense')};
`
