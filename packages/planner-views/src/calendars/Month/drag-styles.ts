import { dragStyles } from '../../calendar-core'

/** Styles of the drawing above the weeks during a drag, or while the user chooses days. */
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
