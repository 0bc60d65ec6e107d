import { Badge } from '@throughline/ui/Badge'
import { Button } from '@throughline/ui/Button'
import { token } from '@throughline/ui/theme'
import { css, styled } from 'styled-components'

/*
 * Breakpoints at which a narrow line saves room, so that about 16 letters of the plan's name stay
 * visible. It drops the texts of the actions first, then the name of the saved view (in its own
 * styles). Then the switch between views becomes a menu. A range of dates is wider than a month or
 * a day, so its breakpoint comes earlier.
 */
const NARROW = '(max-width: 960px)'
const NARROW_FOR_RANGES = '(max-width: 1220px)'

/** Truncates a long name, so that paging and actions keep their room. */
export const PlanName = styled.span`
  display: block;
  max-inline-size: 280px;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`

/** The widest month or day fits, so that the buttons beside it stay under the pointer. */
export const PeriodFrame = styled.div`
  flex: none;

  & [aria-haspopup='dialog'] {
    justify-content: center;
    min-inline-size: 136px;
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }

  & [aria-haspopup='dialog'] > span {
    flex: 1;
    justify-content: center;
  }

  &[data-mode='day'] [aria-haspopup='dialog'] {
    min-inline-size: 154px;
  }
`

/* As small as a point: the width of a hidden text would let the page scroll sideways. */
const textOfIcon = css`
  position: absolute;
  overflow: hidden;
  inline-size: 1px;
  block-size: 1px;
  clip-path: inset(50%);
  white-space: nowrap;
`

/** Text of a button beside its icon; a narrow line shows only the icon. */
export const ActionText = styled.span`
  @container ${NARROW} {
    ${textOfIcon}
  }

  [data-period='range'] & {
    @container ${NARROW_FOR_RANGES} {
      ${textOfIcon}
    }
  }
`

const asIcon = css`
  padding-inline: 7px;

  > [data-part='content'] {
    gap: 0;
  }
`

/** A button with an {@link ActionText}. */
export const ActionButton = styled(Button)`
  @container ${NARROW} {
    ${asIcon}
  }

  [data-period='range'] & {
    @container ${NARROW_FOR_RANGES} {
      ${asIcon}
    }
  }
`

/** The switch between views, or where the line is narrow the menu in its place. */
export const ViewPlace = styled.div`
  flex: none;

  &[data-space='narrow'] {
    display: none;
  }

  @container ${NARROW} {
    &[data-space='wide'] {
      display: none;
    }

    &[data-space='narrow'] {
      display: block;
    }
  }
`

/** How many filters are in use, at the end of their button. */
export const FilterCount = styled(Badge)`
  margin-inline-start: 6px;
`

/** A range, with its paging. */
export const RangeRoot = styled.div.attrs({ role: 'group' })`
  display: flex;
  flex: none;
  align-items: center;
  gap: ${token('space-2')};
  font-variant-numeric: tabular-nums;

  /* The place in the line has no room for two dates as wide as a form has, but for all of them. */
  [role='group'] > input {
    flex: none;
    inline-size: 8ch;
  }

  @container ${NARROW} {
    gap: ${token('space-1')};

    [role='group']:has(> input) {
      gap: ${token('space-1')};
    }
  }
`
