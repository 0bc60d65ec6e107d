import { PopoverFoot } from '@throughline/ui/Popover'
import { token } from '@throughline/ui/theme'
import { styled } from 'styled-components'

/** The form within the popover. */
export const QuickCreateForm = styled.form`
  display: flex;
  flex-direction: column;
  gap: ${token('space-3')};
  inline-size: 300px;

  [data-part='heading'] {
    display: flex;
    align-items: baseline;
    justify-content: space-between;
    gap: ${token('space-2')};
  }

  h2 {
    margin: 0;
    font-size: ${token('text-body')};
    font-weight: ${token('weight-semibold')};
  }

  [data-part='dates'] {
    color: ${token('color-ink-muted')};
    font-size: ${token('text-dense')};
    font-variant-numeric: tabular-nums;
  }

  [data-part='fields'] {
    display: flex;
    flex-direction: column;
    gap: ${token('space-3')};
  }
`

/** The create button is first in the tab order, and at the end of the line. */
export const QuickCreateFoot = styled(PopoverFoot)`
  flex-direction: row-reverse;
  justify-content: space-between;
`
