import { token } from '@throughline/ui/theme'

import { legendStyles, paperHeadingStyles } from '../../calendar-parts'

/**
 * Styles of the month on landscape pages: a legend, and on each page a heading, the heads of the
 * columns and weeks with the heights of the layout. The page has a name, so that the rest of the
 * document keeps its orientation.
 */
export const printStyles = `
  &[data-look='print'] {
    page: throughline-month;
    display: block;
    block-size: auto;
    background: ${token('color-surface')};
    print-color-adjust: exact;
  }

  &[data-look='print'] [data-part='scroll'] {
    overflow: visible;
  }

  &[data-look='print'] [data-part='page']:not(:empty) {
    border: 1px solid ${token('color-line')};
  }

  &[data-look='print'] [data-part='page-heading'] {
    break-before: page;
  }

  &[data-look='print'] [data-part='weeks'] {
    block-size: auto;
  }

  &[data-look='print'] [data-part='week'] {
    break-inside: avoid;
  }

  &[data-look='print'] [data-part='weekdays'],
  &[data-look='print'] [data-part='day-head'] {
    position: static;
  }

  &[data-look='print'] [data-part='day-link'] {
    font-size: ${token('text-caption')};
    line-height: 16px;
  }

  &[data-look='print'] [data-part='bar'],
  &[data-look='print'] [data-part='more'] {
    block-size: calc(var(--bar-pitch) - 2px);
    font-size: min(${token('text-dense')}, calc(var(--bar-pitch) - 3px));
    line-height: calc(var(--bar-pitch) - 2px);
  }

  &[data-look='print'] [data-part='bar'] {
    inset-block-start: calc(
      var(--day-head) + (var(--lane) - var(--first-lane, 0)) * var(--bar-pitch)
    );
  }

  &[data-look='print'] [data-part='time'] {
    font-size: inherit;
  }

  &[data-look='print'] [data-part='bar'][data-plan]::before {
    padding: 0 2px;
    font-size: min(10px, calc(var(--bar-pitch) - 4px));
    line-height: min(13px, calc(var(--bar-pitch) - 5px));
    vertical-align: baseline;
  }

  &[data-look='print'] [data-part='bar'][data-selected] {
    outline: none;
  }

  ${paperHeadingStyles}
  ${legendStyles}

  &[data-look='print'] [data-part='legend'] {
    break-inside: avoid;
  }

  @page throughline-month {
    size: landscape;
    margin: 10mm;
  }
`
