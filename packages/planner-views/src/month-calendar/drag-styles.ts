import { dragStyles } from '../calendar-core'

/** What is drawn above the weeks while something is dragged, or days are chosen. */
export const monthDragStyles = `
  ${dragStyles}

  [data-part='drag-layer'] {
    inset: 0;
  }

  [data-part='target'] {
    inset-block-start: var(--top);
    inset-inline-start: calc(var(--column) * 100% / 7);
    inline-size: calc(var(--span) * 100% / 7);
    block-size: var(--height);
  }
`
