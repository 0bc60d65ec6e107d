import { token } from '@throughline/ui/theme'

import { dragStyles } from '../../calendar-core'

/** Styles of the drawing above the rows during a drag. */
export const flowDragStyles = `
  ${dragStyles}

  [data-part='drag-layer'] {
    inset-block: 0;
    inset-inline-start: var(--fixed);
    inline-size: var(--timeline);
  }

  /* The days of a new item: its form opens beside them. */
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
    inset-block-start: 0;
    inset-inline-start: 0;
  }

  [data-part='target'][data-refused] {
    background: color-mix(in srgb, ${token('color-danger-text')} 10%, transparent);
    box-shadow: inset 0 0 0 1px ${token('color-danger-text')};
  }

  [data-part='ghost'] {
    padding-inline: 0;
  }

  /* Above the head and the totals. */
  [data-part='cover'] {
    z-index: 5;
  }
`
