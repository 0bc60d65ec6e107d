import { css } from 'styled-components'

import { token } from '../../theme/token'

/** The position of heads, rows and frozen parts, and how they scroll. */
export const frameStyles = css`
  position: relative;
  min-width: 0;
  max-height: 100%;
  overflow: auto;
  contain: layout paint style;
  overscroll-behavior-x: contain;
  background: ${token('color-surface')};
  font-size: ${token('text-dense')};
  font-variant-numeric: tabular-nums;
  line-height: ${token('line-dense')};
  scroll-padding-block: calc(var(--tl-tree-head-rows) * ${token('size-row')})
    calc(var(--tl-tree-foot-rows) * ${token('size-row')});
  scroll-padding-inline: var(--tl-tree-start) var(--tl-tree-end);

  [data-part='head'],
  [data-part='foot'],
  [data-part='body'],
  [data-part='outline'] {
    width: var(--tl-tree-total);
    min-width: 100%;
  }

  [data-part='head'],
  [data-part='foot'] {
    position: sticky;
    z-index: 2;
  }

  [data-part='head'] {
    inset-block-start: 0;
    background: ${token('color-canvas')};
  }

  [data-part='foot'] {
    inset-block-end: 0;
    box-shadow: 0 -2px 0 ${token('color-line-strong')};
  }

  [data-part='body'] {
    position: relative;
  }

  /* Dragging over cells selects them, not their letters. */
  [data-part='body'],
  [data-part='foot'] {
    -webkit-user-select: none;
    user-select: none;
  }

  [role='row'] {
    display: grid;
    grid-template-columns: var(--tl-tree-tracks);
    grid-template-rows: 100%;
    box-sizing: border-box;
    width: 100%;
    height: ${token('size-row')};
    background: ${token('color-surface')};
    box-shadow: inset 0 -1px 0 var(--tl-tree-line, ${token('color-line')});
  }

  [data-part='body'] > [role='row'] {
    position: absolute;
    inset-inline-start: 0;
    contain: layout size style;

    /* With both, Firefox lays out one row alone and loses the position of its sticky parts. */
    @supports (-moz-appearance: none) {
      contain: layout style;
    }
  }

  [data-part='head'] > [role='row'],
  [data-part='foot'] > [role='row'] {
    position: relative;
  }

  [data-part='start'],
  [data-part='end'] {
    position: sticky;
    z-index: 1;
    display: grid;
    grid-row: 1;
    grid-template-rows: 100%;
    height: 100%;
    background: inherit;
    box-shadow: inherit;
  }

  [data-part='start'] {
    inset-inline-start: 0;
    grid-template-columns: var(--tl-tree-start-tracks);
    grid-column: 1;
    width: var(--tl-tree-start);
    border-inline-end: 1px solid ${token('color-line-strong')};
  }

  [data-part='end'] {
    inset-inline-end: 0;
    grid-template-columns: var(--tl-tree-end-tracks);
    grid-column: -2;
    width: var(--tl-tree-end);
  }

  /* Measured for the width of a digit; never visible. */
  [data-part='digits'] {
    position: absolute;
    height: ${token('size-row')};
    visibility: hidden;
  }

  [data-part='digits'] > b {
    font-weight: ${token('weight-semibold')};
  }

  /* Shadows where columns go under the frozen ones: one element for all rows. */
  [data-part='edges'] {
    position: sticky;
    z-index: 4;
    inset-block-start: 0;
    inset-inline-start: 0;
    width: var(--tl-tree-viewport);
    height: 0;
    pointer-events: none;

    &::before,
    &::after {
      content: '';
      position: absolute;
      inset-block-start: 0;
      width: 1px;
      height: var(--tl-tree-edge-height);
      box-shadow: ${token('shadow-dragged')};
      opacity: 0;
      transition: opacity ${token('motion-fast')} ${token('ease-out')};
    }

    &::before {
      inset-inline-start: calc(var(--tl-tree-start) - 1px);
      background: ${token('color-line-strong')};
      clip-path: inset(0 -12px 0 0);
    }

    &::after {
      inset-inline-end: calc(var(--tl-tree-end) - 1px);
      background: ${token('color-line-strong')};
      clip-path: inset(0 0 0 -12px);
    }

    &:dir(rtl)::before {
      clip-path: inset(0 0 0 -12px);
    }

    &:dir(rtl)::after {
      clip-path: inset(0 -12px 0 0);
    }
  }

  &[data-covers-start] > [data-part='edges'][data-start]::before,
  &[data-covers-end] > [data-part='edges'][data-end]::after {
    opacity: 1;
  }
`
