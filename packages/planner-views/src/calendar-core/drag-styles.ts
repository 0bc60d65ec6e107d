import { token } from '@throughline/ui/theme'

/**
 * Styles of the layers that a drag or a marquee draws over a calendar. The view adds the positions
 * of its layer and its targets; its own rules come after these.
 */
export const dragStyles = `
  [data-part='drag-layer'] {
    position: absolute;
    z-index: 2;
    overflow: clip;
    pointer-events: none;
  }

  /* The days that the drag would lead to. */
  [data-part='target'] {
    position: absolute;
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

  /* How many items are dragged. */
  [data-part='moved-count'] {
    position: absolute;
    inset-block: 2px;
    inset-inline-end: 2px;
    min-inline-size: 10px;
    padding-inline: 4px;
    border-radius: ${token('radius-bar')};
    background: ${token('color-selection')};
    color: ${token('color-on-selection')};
    font-size: ${token('text-caption')};
    font-weight: ${token('weight-semibold')};
    font-variant-numeric: tabular-nums;
    line-height: calc(${token('size-bar')} - 4px);
    text-align: center;
  }

  /* From the origin of the content, for both text directions. */
  [data-part='marquee'] {
    position: absolute;
    top: 0;
    left: 0;
    box-sizing: border-box;
    border: 1px solid ${token('color-selection')};
    background: color-mix(in srgb, ${token('color-selection')} 12%, transparent);
    will-change: transform;
  }

  @media (forced-colors: active) {
    [data-part='marquee'] {
      border: 2px dashed Highlight;
    }
  }

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

  [data-part='cover'][data-kind='marquee'] {
    cursor: crosshair;
  }

  [data-part='cover'][data-kind='create'] {
    cursor: cell;
  }
`
