import { token } from '@throughline/ui/theme'
import { styled } from 'styled-components'

/** The figures in one line. Its parts measure it, as they do in the bar of a flow. */
export const TotalsLine = styled.div`
  container: flow-bar / inline-size;
  display: flex;
  flex: none;
  align-items: center;
  gap: ${token('space-4')};
  box-sizing: border-box;
  min-block-size: 64px;
  padding-block: 6px;
  padding-inline: ${token('space-4')};
  overflow: hidden;
  border-block-end: 1px solid ${token('color-line')};
  background: ${token('color-surface')};

  [data-part='actions'] {
    flex: none;
    margin-inline-start: auto;
  }

  @media print {
    &[data-empty] {
      display: none;
    }

    padding-inline: 0;
    border: 0;
    background: none;

    [data-part='actions'] {
      display: none;
    }
  }
`

export const Tiles = styled.div.attrs({ role: 'group' })`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(180px, 1fr));
  gap: ${token('space-3')};
`

/* Name, value, caption and meter are on the same line in all of them, also where one wraps. */
export const Tile = styled.div`
  display: grid;
  grid-row: span 4;
  grid-template-rows: subgrid;
  row-gap: 2px;
  justify-items: start;
  min-inline-size: 0;
  padding: ${token('space-2')} ${token('space-3')};
  border: 1px solid ${token('color-line')};
  border-radius: ${token('radius-card')};
  background: ${token('color-surface')};
  color: ${token('color-ink-muted')};
  font-size: ${token('text-dense')};

  /* The meter is as wide as the tile: its content sets no width. */
  > div {
    justify-self: stretch;
    margin-block: ${token('space-1')};
  }
`

export const TileValue = styled.span`
  color: ${token('color-ink')};
  font-size: 20px;
  font-weight: ${token('weight-semibold')};
  line-height: 28px;
  font-variant-numeric: tabular-nums;

  &[data-empty] {
    color: ${token('color-ink-muted')};
    font-weight: ${token('weight-regular')};
  }
`

/** Caption: the days of a figure, or a note about it. */
export const TileCaption = styled.span`
  min-block-size: 16px;
  color: ${token('color-ink-faint')};
  font-size: ${token('text-caption')};
  line-height: 16px;
  font-variant-numeric: tabular-nums;
`
