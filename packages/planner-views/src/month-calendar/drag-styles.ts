import { token } from '@throughline/ui/theme'

import { selectionDragStyles } from '../interaction'

/** What is drawn above the weeks while something is dragged, or days are chosen. */
export const dragStyles = `
  /* What follows the pointer, above the weeks. */
  [data-part='drag-layer'] {
    position: absolute;
    inset: 0;
    z-index: 2;
    overflow: clip;
    pointer-events: none;
  }

  [data-part='target'] {
    position: absolute;
    inset-block-start: var(--top);
    inset-inline-start: calc(var(--column) * 100% / 7);
    inline-size: calc(var(--span) * 100% / 7);
    block-size: var(--height);
    background: color-mix(in srgb, ${token('color-selection')} 10%, transparent);
    box-shadow: inset 0 0 0 1px ${token('color-selection')};
  }

  @media (forced-colors: active) {
    [data-part='target'] {
      outline: 2px dashed Highlight;
      outline-offset: -2px;
    }
  }

  [data-part='ghost'] {
    position: absolute;
    z-index: 1;
    inset-block-start: var(--top);
    left: var(--left);
    inline-size: var(--width);
    box-shadow: ${token('shadow-dragged')};
    will-change: transform;
  }

  ${selectionDragStyles}

  /* Takes the pointer while something is dragged: one cursor wherever it goes, and
     no style of what lies below has to be worked out again. */
  [data-part='cover'] {
    position: absolute;
    inset: 0;
    z-index: 4;
    cursor: grabbing;
  }

  [data-part='cover'][data-kind='resize'] {
    cursor: ew-resize;
  }

  [data-part='cover'][data-kind='lasso'] {
    cursor: crosshair;
  }

  [data-part='cover'][data-kind='create'] {
    cursor: cell;
  }
`
