import { Tag } from '@throughline/ui/Tag'
import { token } from '@throughline/ui/theme'
import { Toolbar } from '@throughline/ui/Toolbar'
import { styled } from 'styled-components'

/** High enough for its largest part in every density, so that nothing below it ever moves. */
export const ChipsRow = styled(Toolbar)`
  flex: none;
  align-items: flex-start;
  gap: ${token('space-1')} ${token('space-3')};
  box-sizing: border-box;
  min-block-size: 41px;
  padding-block: 6px;
  padding-inline: ${token('space-4')};
  border-block-end: 1px solid ${token('color-line')};
  background: ${token('color-surface')};

  [data-part='start'],
  [data-part='end'] {
    display: flex;
    flex: none;
    align-items: center;
    gap: ${token('space-2')};
    min-block-size: 28px;
  }

  /* Without room for a few chips beside the start, the chips wrap below it. */
  [data-part='main'] {
    display: flex;
    flex: 1 1 340px;
    align-items: flex-start;
    gap: ${token('space-3')};
    min-inline-size: 0;
  }
`

/** The chips, followed by the controls that act on all of them. */
export const ChipsLine = styled.div`
  display: flex;
  flex: 1;
  align-items: center;
  gap: ${token('space-2')};
  min-inline-size: 0;
  min-block-size: 28px;

  &[data-expanded] {
    flex-wrap: wrap;
  }

  ul {
    position: relative;
    display: flex;
    gap: ${token('space-2')};
    min-inline-size: 0;
    margin: 0;
    padding: 0;
    list-style: none;
  }

  /* Some five lines; the others scroll, so that the view and the button below stay on show. */
  &[data-expanded] ul {
    flex-wrap: wrap;
    max-block-size: 168px;
    overflow-y: auto;
  }

  li {
    display: flex;
    flex: none;
    align-items: center;
    min-inline-size: 0;
    max-inline-size: 240px;
  }

  /* Out of the line, and still measured. */
  li[data-overflowed] {
    position: absolute;
    inset-block-start: 0;
    inset-inline-start: 0;
    visibility: hidden;
  }

  /* Cut off where even one does not fit. */
  &[data-single] li:first-child {
    flex-shrink: 1;
  }
`

export const Chip = styled(Tag)`
  border-radius: ${token('radius-pill')};

  > :first-child {
    padding-inline-start: 10px;
  }
`
