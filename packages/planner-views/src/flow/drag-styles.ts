import { token } from '@throughline/ui/theme'

import { selectionDragStyles } from '../interaction'

/** What is drawn above the rows while something is dragged. */
export const dragStyles = `
  [data-part='drag-layer'] {
    position: absolute;
    inset-block: 0;
    inset-inline-start: var(--fixed);
    z-index: 2;
    inline-size: var(--timeline);
    overflow: clip;
    pointer-events: none;
  }

  /* Where something new is to be: its form stands beside this. */
  [data-part='anchors'] {
    position: absolute;
    inset-block: 0;
    inset-inline-start: var(--fixed);
    inline-size: var(--timeline);
    pointer-events: none;
  }

  [data-part='anchor'] {
    position: absolute;
  }

  [data-part='target'] {
    position: absolute;
    inset-block-start: 0;
    inset-inline-start: 0;
    background: color-mix(in srgb, ${token('color-selection')} 10%, transparent);
    box-shadow: inset 0 0 0 1px ${token('color-selection')};
  }

  [data-part='target'][data-refused] {
    background: color-mix(in srgb, ${token('color-danger-text')} 10%, transparent);
    box-shadow: inset 0 0 0 1px ${token('color-danger-text')};
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
    padding-inline: 0;
    box-shadow: ${token('shadow-dragged')};
    will-change: transform;
  }

  ${selectionDragStyles}

  [data-part='cover'] {
    position: absolute;
    inset: 0;
    z-index: 5;
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
