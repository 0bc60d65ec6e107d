import { token } from '@throughline/ui/theme'
import { styled } from 'styled-components'

/** From this width on, every choice has a separate menu; below it, they share one. */
const CHOICES_ROOM = '1560px'
/** From this width on, the zooms are buttons in a row; below it, they are a menu. */
const ZOOM_ROOM = '1080px'
/** Below this width, the bar hides the meter: the figures say the same. */
const METER_ROOM = '760px'

/* The width of the bar counts, not that of the window: the sidebar of filters can be beside it. */
export const BarRoot = styled.div`
  container: flow-bar / inline-size;
  display: flex;
  flex: none;
  align-items: center;
  gap: ${token('space-4')};
  box-sizing: border-box;
  min-block-size: 44px;
  padding-block: 6px;
  padding-inline: ${token('space-4')};
  overflow: hidden;
  border-block-end: 1px solid ${token('color-line')};
  background: ${token('color-surface')};

  &[data-has-figures] {
    min-block-size: 64px;
  }

  @media print {
    display: none;
  }
`

export const Figures = styled.div.attrs({ role: 'group' })`
  display: flex;
  flex: 0 1 auto;
  align-items: center;
  gap: ${token('space-4')};
  min-inline-size: 0;

  @container flow-bar (width < ${METER_ROOM}) {
    flex-wrap: wrap;
    row-gap: ${token('space-1')};
  }
`

export const FigureList = styled.dl`
  display: flex;
  flex: 0 1 auto;
  flex-wrap: wrap;
  gap: ${token('space-1')} ${token('space-4')};
  margin: 0;
`

export const Figure = styled.div`
  display: grid;
  flex: none;
  white-space: nowrap;

  dt {
    color: ${token('color-ink-muted')};
    font-size: ${token('text-caption')};
    line-height: 14px;
  }

  dd {
    margin: 0;
  }
`

export const FigureValue = styled.dd`
  font-size: 15px;
  font-weight: ${token('weight-semibold')};
  line-height: 20px;
  font-variant-numeric: tabular-nums;

  &[data-empty] {
    color: ${token('color-ink-muted')};
    font-weight: ${token('weight-regular')};
  }
`

/** Which days a figure is about. */
export const FigureDates = styled.dd`
  min-block-size: 14px;
  color: ${token('color-ink-faint')};
  font-size: ${token('text-caption')};
  line-height: 14px;
  font-variant-numeric: tabular-nums;
`

export const MeterPlace = styled.div`
  /* Gives way before a figure goes to another line. A weaker factor takes a fraction of a pixel off
     the figures too, and they wrap in a line that has room for them. */
  flex: 0 100000000 200px;
  inline-size: 200px;
  min-inline-size: 56px;

  @container flow-bar (width < ${METER_ROOM}) {
    display: none;
  }
`

/** Why there are no figures, and the remedy. */
export const Notice = styled.p`
  display: flex;
  flex: 0 1 auto;
  align-items: center;
  gap: ${token('space-3')};
  min-inline-size: 0;
  margin: 0;
  color: ${token('color-ink-muted')};
`

export const Controls = styled.div.attrs({ role: 'group' })`
  display: flex;
  flex: none;
  align-items: center;
  gap: ${token('space-2')};
  margin-inline-start: auto;

  [data-space] {
    display: flex;
    gap: ${token('space-2')};
  }

  [data-space='no-zoom'],
  [data-space='no-choices'] {
    display: none;
  }

  @container flow-bar (width < ${CHOICES_ROOM}) {
    [data-space='choices'] {
      display: none;
    }

    [data-space='no-choices'] {
      display: flex;
    }
  }

  @container flow-bar (width < ${ZOOM_ROOM}) {
    [data-space='zoom'] {
      display: none;
    }

    [data-space='no-zoom'] {
      display: flex;
    }
  }
`
