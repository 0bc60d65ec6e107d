import { token } from '@throughline/ui/theme'
import { styled } from 'styled-components'

import { barLook } from '../calendar-item'

/** What follows the pointer, above the weeks and out of reach of the pointer itself. */
export const DragLayer = styled.div`
  position: absolute;
  inset: 0;
  z-index: 2;
  overflow: clip;
  pointer-events: none;

  [data-part='target'] {
    position: absolute;
    inset-block-start: var(--top);
    inset-inline-start: calc(var(--column) * 100% / 7);
    inline-size: calc(var(--span) * 100% / 7);
    block-size: var(--height);
    background: color-mix(in srgb, ${token('color-accent')} 8%, transparent);
    box-shadow: inset 0 0 0 1px color-mix(in srgb, ${token('color-accent')} 45%, transparent);
  }

  [data-part='ghost'] {
    ${barLook}
    position: absolute;
    z-index: 1;
    inset-block-start: var(--top);
    left: var(--left);
    inline-size: var(--width);
    box-shadow: ${token('shadow-dragged')};
    will-change: transform;
  }
`
