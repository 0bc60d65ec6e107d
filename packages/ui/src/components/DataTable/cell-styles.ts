import { css } from 'styled-components'

import { token } from '../../theme/token'

/** Cells, and what stays while the others scroll. */
export const cellStyles = css`
  & [data-cell] {
    position: relative;
    min-width: 0;
    padding-inline: ${token('size-cell-inset')};
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
    cursor: inherit;
  }

  & [data-cell]:focus-visible {
    outline-offset: -2px;
  }

  & [data-cell] :focus-visible {
    outline-offset: -1px;
  }

  & [data-align='end'] {
    text-align: end;
    justify-content: flex-end;
  }

  & [data-align='center'] {
    text-align: center;
    justify-content: center;
  }

  & [data-kind='selection'],
  & [data-kind='actions'] {
    padding-inline: ${token('space-1')};
  }

  & [data-frozen] {
    position: sticky;
    z-index: 1;
    background: inherit;
  }

  &[data-unfrozen] [data-frozen] {
    position: relative;
    inset-inline: auto !important;
  }

  /* The shadow always exists, and becomes visible once cells scroll under it. */
  & [data-frozen-edge]::after {
    position: absolute;
    inset-block: 0;
    width: 1px;
    background: ${token('color-line-strong')};
    opacity: 0;
    content: '';
    pointer-events: none;
    transition: opacity ${token('motion-fast')} ${token('ease-out')};
  }

  & [data-frozen-edge='start']::after {
    inset-inline-end: 0;
  }

  & [data-frozen-edge='end']::after {
    inset-inline-start: 0;
  }

  & [data-frozen-edge] {
    overflow: clip;
    overflow-clip-margin: 0;
  }

  &[data-covers-start] [data-frozen-edge='start']::after,
  &[data-covers-end] [data-frozen-edge='end']::after {
    opacity: 1;
  }

  &[data-unfrozen] [data-frozen-edge]::after {
    content: none;
  }
`
