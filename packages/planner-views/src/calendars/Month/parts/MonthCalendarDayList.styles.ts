import { token } from '@throughline/ui/theme'
import { styled } from 'styled-components'

import { barStyles, eventStyles } from '../../../calendar-parts'

/** The list of one day: bars as in the grid, one under the other, as wide as the popover. */
export const DayList = styled.div`
  inline-size: 256px;
  margin: -4px;

  [data-part='heading'] {
    margin: 0;
    padding: 0 0 8px;
    color: ${token('color-ink')};
    font-size: ${token('text-body')};
    font-weight: ${token('weight-semibold')};
    line-height: ${token('line-body')};
  }

  p {
    margin: 0;
    color: ${token('color-ink-muted')};
  }

  ul {
    display: flex;
    flex-direction: column;
    gap: 3px;
    max-block-size: 320px;
    margin: 0;
    /* Room for the focus ring, which the scrolling edge would cut. */
    padding: 2px;
    overflow: auto;
    list-style: none;
  }

  [data-part='entry'] {
    ${barStyles}
    /* The list is as wide as its titles. */
    container: none;
    inline-size: 100%;
    block-size: 24px;
    line-height: 24px;
    cursor: pointer;
  }

  [data-part='entry'][data-event] {
    ${eventStyles}
  }

  [data-part='entry']:hover {
    background-color: color-mix(
      in srgb,
      var(--tl-bar-color) calc(${token('bar-tint')} + 8%),
      ${token('color-surface')}
    );
  }

  [data-part='entry']:focus-visible {
    outline-offset: 0;
  }
`
