import { token } from '@throughline/ui/theme'

import { CLOSED_SECTION_PIXELS, CONTROL_PIXELS } from './overstory-sizes'

/** The heads of the sections, with their counts and '+N more'. */
export const overstoryHeadStyles = `
  [data-part='side'] {
    border-inline-end: 1px solid ${token('color-line')};
    background: ${token('color-sunken')};
  }

  [data-part='head'],
  [data-part='more'] {
    border: 0;
    background: none;
    color: ${token('color-ink-muted')};
    font: inherit;
    text-align: start;
    cursor: pointer;
  }

  [data-part='head'] {
    display: flex;
    align-items: center;
    gap: 5px;
    inline-size: 100%;
    block-size: ${CLOSED_SECTION_PIXELS}px;
    padding-block: 0;
    padding-inline: 9px 8px;
    font-weight: ${token('weight-medium')};
  }

  [data-open] [data-part='head'] {
    block-size: ${CONTROL_PIXELS}px;
  }

  [data-part='head']:hover,
  [data-part='more']:hover {
    background: ${token('color-hover')};
    color: ${token('color-ink')};
  }

  [data-part='head']:focus-visible,
  [data-part='more']:focus-visible {
    outline-offset: -2px;
  }

  [data-part='triangle'] {
    flex: none;
    inline-size: 8px;
    block-size: 6px;
    background: currentcolor;
    clip-path: polygon(0 0, 100% 0, 50% 100%);
    transition: transform ${token('motion-fast')} ${token('ease-out')};
  }

  [aria-expanded='false'] > [data-part='triangle'] {
    transform: rotate(-90deg);
  }

  &:dir(rtl) [aria-expanded='false'] > [data-part='triangle'] {
    transform: rotate(90deg);
  }

  [data-part='name'] {
    flex: 1;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  [data-part='count'] {
    color: ${token('color-ink-faint')};
    font-variant-numeric: tabular-nums;
  }

  [data-part='more'] {
    display: block;
    margin-inline-start: 16px;
    padding: 0 6px;
    block-size: ${CONTROL_PIXELS}px;
    border-radius: ${token('radius-bar')};
    font-size: ${token('text-caption')};
    font-weight: ${token('weight-medium')};
    font-variant-numeric: tabular-nums;
    line-height: ${CONTROL_PIXELS}px;
  }
`
