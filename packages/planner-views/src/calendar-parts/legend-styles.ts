import { token } from '@throughline/ui/theme'

import { markStyles } from './mark-styles'

/** The legend of channels below a printed calendar. */
export const legendStyles = `
  [data-part='legend'] {
    display: flex;
    flex-wrap: wrap;
    gap: 2px 16px;
    margin: 8px 0 0;
    padding: 0 8px;
    font-size: ${token('text-caption')};
    line-height: 16px;
    list-style: none;
  }

  [data-part='legend'] li::before {
    content: '';
    display: inline-block;
    inline-size: 9px;
    block-size: 9px;
    margin-inline-end: 5px;
    border-radius: 2px;
    background: var(--tl-bar-color);
    forced-color-adjust: none;
    print-color-adjust: exact;
  }

  [data-part='legend'] {
    ${markStyles}
  }
`

/** The heading of a printed calendar. */
export const paperHeadingStyles = `
  [data-part='print-heading'] {
    display: flex;
    flex-wrap: wrap;
    gap: 0 16px;
    align-items: baseline;
    justify-content: space-between;
    margin-block-end: 4px;
    padding-inline: 9px;
    line-height: 16px;
  }

  [data-part='print-title'] {
    margin: 0;
    font-size: ${token('text-heading-small')};
    font-weight: ${token('weight-semibold')};
    line-height: 28px;
  }

  [data-part='print-range'] {
    color: ${token('color-ink-muted')};
    font-variant-numeric: tabular-nums;
  }

  [data-part='print-filter'] {
    flex: 1 0 100%;
    margin: 0;
    color: ${token('color-ink-muted')};
    font-size: ${token('text-caption')};
  }
`
