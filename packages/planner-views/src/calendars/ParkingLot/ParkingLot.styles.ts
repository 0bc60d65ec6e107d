import { token } from '@throughline/ui/theme'
import { styled } from 'styled-components'

import { barStyles } from '../../calendar-parts'
import { dragStyles } from '../../calendar-core'

/** Height of a closed parking lot as a target of a drag, in pixels. */
const SLIM_TARGET_PIXELS = 56

/** The frame of the parking lot; all that repeats inside is styled from here. */
export const ParkingLotRoot = styled.section<{ $heightPixels: number }>`
  position: relative;
  /* A dragged item covers the calendar. So does the drop target of a closed parking lot. */
  z-index: 5;
  display: flex;
  flex: none;
  flex-direction: column;
  box-sizing: border-box;
  block-size: ${({ $heightPixels }) => $heightPixels}px;
  border-block-start: 1px solid ${token('color-line')};
  background: ${token('color-canvas')};
  color: ${token('color-ink')};
  font-size: ${token('text-dense')};

  [data-part='head'] {
    display: flex;
    flex: none;
    align-items: center;
    block-size: 31px;
    padding-inline: ${token('space-2')};
  }

  [data-part='count'] {
    margin-inline-start: ${token('space-1')};
    color: ${token('color-ink-muted')};
    font-variant-numeric: tabular-nums;
  }

  [data-part='body'] {
    display: flex;
    flex: 1 1 0;
    flex-direction: column;
    min-block-size: 0;
  }

  [data-part='menu-area'] {
    display: contents;
  }

  [data-part='list'] {
    display: grid;
    flex: 1 1 0;
    grid-template-columns: repeat(auto-fill, minmax(min(200px, 100%), 1fr));
    gap: 2px ${token('space-2')};
    align-content: start;
    min-block-size: 0;
    margin: 0;
    /* Room for the ring of what has the focus. */
    padding: ${token('space-1')} ${token('space-3')} ${token('space-2')};
    overflow-y: auto;
    list-style: none;
  }

  [data-part='place'] {
    min-inline-size: 0;
  }

  [data-part='state'] {
    display: flex;
    align-items: center;
    gap: ${token('space-3')};
    margin: 0;
    padding: ${token('space-2')} ${token('space-4')};
    color: ${token('color-ink-muted')};
  }

  [data-part='bar'],
  [data-part='ghost'] {
    ${barStyles}
  }

  [data-part='bar'] {
    inline-size: 100%;
  }

  [data-part='bar']:hover {
    background-color: color-mix(
      in srgb,
      var(--tl-bar-color) calc(${token('bar-tint')} + 8%),
      ${token('color-surface')}
    );
  }

  [data-part='bar'][data-selected] {
    outline: 2px solid ${token('color-selection')};
    outline-offset: 1px;
  }

  [data-part='bar']:focus-visible {
    outline-offset: 1px;
  }

  [data-part='bar'][data-dragging] {
    opacity: 0.4;
  }

  ${dragStyles}

  /* All of the window: what is dragged leaves the parking lot. */
  [data-part='drag-layer'],
  [data-part='cover'] {
    position: fixed;
    inset: 0;
  }

  [data-part='drop'] {
    position: absolute;
    inset-inline: 0;
    inset-block-end: 0;
    z-index: 3;
    display: flex;
    align-items: flex-start;
    justify-content: center;
    box-sizing: border-box;
    min-block-size: max(100% + 1px, ${SLIM_TARGET_PIXELS}px);
    padding-block-start: ${token('space-1')};
    border: 1.5px dashed ${token('color-selection')};
    background: color-mix(in srgb, ${token('color-selection')} 8%, transparent);
    color: ${token('color-ink')};
    line-height: 22px;
    pointer-events: none;
  }

  &:not([data-open]) [data-part='drop'] {
    align-items: center;
    padding-block-start: 0;
    background: color-mix(in srgb, ${token('color-selection')} 8%, ${token('color-surface')});
  }

  [data-part='drop'][data-over] {
    border-style: solid;
    background: color-mix(in srgb, ${token('color-selection')} 20%, transparent);
    font-weight: ${token('weight-medium')};
  }

  &:not([data-open]) [data-part='drop'][data-over] {
    background: color-mix(in srgb, ${token('color-selection')} 20%, ${token('color-surface')});
  }

  @media print {
    display: none;
  }
`

/** The question for a day. */
export const ScheduleBody = styled.div`
  inline-size: 184px;
`
