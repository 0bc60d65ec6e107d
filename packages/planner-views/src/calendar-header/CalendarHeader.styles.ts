import { Badge } from '@throughline/ui/Badge'
import { PageHeader } from '@throughline/ui/PageHeader'
import { token } from '@throughline/ui/theme'
import { styled } from 'styled-components'

/** A header that is too narrow to show the name of the plan keeps it for screen readers only. */
export const HeaderLine = styled(PageHeader)`
  @container (min-width: 601px) and (max-width: 960px) {
    h1 {
      position: absolute;
      clip-path: inset(50%);
    }
  }
`

/** A long name gives way to what pages and what acts. */
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

/** What a button says beside its icon; where the line is narrow, the icon has to do. */
export const ActionText = styled.span`
  @container (max-width: 900px) {
    position: absolute;
    clip-path: inset(50%);
  }
`

/** How many filters are in use, at the end of their button. */
export const FilterCount = styled(Badge)`
  margin-inline-start: 6px;
`

/** A range, and what pages it. */
export const RangeRoot = styled.div.attrs({ role: 'group' })`
  display: flex;
  flex: none;
  align-items: center;
  gap: ${token('space-2')};
  font-variant-numeric: tabular-nums;

  /* The place in the line has no room for two dates as wide as a form has. */
  input {
    inline-size: 76px;
  }

  @container (max-width: 900px) {
    gap: ${token('space-1')};

    input {
      inline-size: 62px;
    }
  }
`
