import { token } from '@throughline/ui/theme'

/** The count on what is dragged for several items, and the rectangle that selects them. */
export const selectionDragStyles = `
  /* How many items move with it. */
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

  /* From the origin of the content, whatever the direction of text. */
  [data-part='lasso'] {
    position: absolute;
    top: 0;
    left: 0;
    box-sizing: border-box;
    border: 1px solid ${token('color-selection')};
    background: color-mix(in srgb, ${token('color-selection')} 12%, transparent);
    will-change: transform;
  }

  @media (forced-colors: active) {
    [data-part='lasso'] {
      border: 2px dashed Highlight;
    }
  }
`
