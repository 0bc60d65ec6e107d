import { token } from '@throughline/ui/theme'

import { legendStyles, paperHeadingStyles } from '../../calendar-parts'

/**
 * The days on one page of either format: a title, the heads, the all-day row with all of
 * its lanes, the hours as high as the page allows, and a legend. The page is a
 * named one, so that nothing else of the document changes.
 */
export const printStyles = `
  &[data-look='print'] {
    display: block;
    block-size: auto;
    background: ${token('color-surface')};
    print-color-adjust: exact;
  }

  &[data-look='print'] [data-part='frame'],
  &[data-look='print'] [data-part='grid'] {
    display: block;
    min-inline-size: 0;
    min-block-size: 0;
  }

  &[data-look='print'] [data-part='scroll'] {
    overflow: visible;
    border: 1px solid ${token('color-line')};
  }

  &[data-look='print'] [data-part='head'],
  &[data-look='print'] [data-part='axis'],
  &[data-look='print'] [data-part='corner'] {
    position: static;
  }

  &[data-look='print'] [data-part='head'] {
    position: relative;
  }

  &[data-look='print'] [data-part='all-day'][data-open] {
    max-block-size: none;
    overflow: visible;
  }

  &[data-look='print'] [data-part='hours'] {
    block-size: var(--print-hours);
    break-inside: avoid;
  }

  &[data-look='print'] [data-part='line'] {
    flex: 1 1 0;
    min-block-size: 0;
  }

  &[data-look='print'] [data-part='box'] {
    font-size: ${token('text-caption')};
    line-height: 12px;
  }

  &[data-look='print'] [data-part='box'] > [data-part='time'] {
    font-size: 10px;
  }

  &[data-look='print'] [data-part='box'][data-tall] {
    padding-block: 1px;
  }

  &[data-look='print'] [data-part='notices'],
  &[data-look='print'] [data-part='now'],
  &[data-look='print'] [data-part='fewer'] {
    display: none;
  }

  &[data-look='print'] [data-selected] {
    outline: none;
  }

  ${paperHeadingStyles}
  ${legendStyles}
`
