import { styled } from 'styled-components'

import { token } from '../../theme/token'

export const SortableRoot = styled.div`
  position: relative;
  min-width: 0;

  &[data-dragging],
  &[data-dragging] * {
    cursor: grabbing;
    -webkit-user-select: none;
    user-select: none;
  }
`

export const SortableRowList = styled.ol`
  display: flex;
  flex-direction: column;
  margin: 0;
  padding: 0;
  list-style: none;

  &[data-variant='cards'] {
    gap: ${token('space-2')};
  }

  &[data-variant='rows'] {
    border: 1px solid ${token('color-line')};
    border-radius: ${token('radius-card')};
    background: ${token('color-surface')};
  }

  &[data-over] {
    border-color: ${token('color-line-strong')};
  }
`

export const SortableRowRoot = styled.li`
  display: flex;
  align-items: flex-start;
  gap: ${token('space-1')};
  min-width: 0;
  padding-block: calc((${token('size-row')} - 24px) / 2);
  padding-inline: ${token('space-2')} ${token('space-3')};

  [data-variant='cards'] > & {
    padding-block: 9px;
    border: 1px solid ${token('color-line')};
    border-radius: ${token('radius-card')};
    background: ${token('color-surface')};
  }

  [data-variant='rows'] > & + & {
    border-block-start: 1px solid ${token('color-line')};
  }

  &[data-drags] {
    cursor: grab;
  }

  &[data-drags]:hover {
    background: ${token('color-hover')};
  }

  /* Lifted by a key: emphasised in the list. */
  &[data-lifted='key'] {
    position: relative;
    z-index: 1;
    border-radius: ${token('radius-control')};
    background: ${token('color-surface')};
    box-shadow:
      0 0 0 2px ${token('color-focus')},
      ${token('shadow-dragged')};
  }

  /* While it is dragged the preview follows the pointer; this is its original position. */
  &[data-lifted='pointer'] {
    background: ${token('color-sunken')};
  }

  &[data-lifted='pointer'] > * {
    opacity: 0.35;
  }

  @media (forced-colors: active) {
    &[data-lifted] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }

  /* Handle and content are plain elements: a styled one in each of hundreds of rows takes long. */
  & > [data-sortable-handle] {
    display: grid;
    flex: none;
    place-items: center;
    width: 24px;
    height: 24px;
    margin: 0;
    padding: 0;
    border: 0;
    border-radius: ${token('radius-bar')};
    background: none;
    color: ${token('color-ink-faint')};
    cursor: grab;
    touch-action: none;

    &:hover {
      background: ${token('color-pressed')};
      color: ${token('color-ink')};
    }

    &:focus-visible {
      outline-offset: 0;
    }

    &[aria-disabled='true'] {
      background: none;
      color: ${token('color-line-strong')};
      cursor: default;
    }

    @media (pointer: coarse) {
      width: 32px;
      height: 32px;
      margin-block: -4px;
    }

    @media (forced-colors: active) {
      &[aria-disabled='true'] {
        color: GrayText;
      }
    }

    @media print {
      display: none;
    }
  }

  &[data-lifted] > [data-sortable-handle] {
    color: ${token('color-selection')};
  }

  & > [data-part='sortable-content'] {
    flex: 1;
    align-self: center;
    min-width: 0;
    overflow-wrap: anywhere;
  }

  /* Not near the window yet: it needs no layout before it is. */
  &[data-far] {
    content-visibility: auto;
    contain-intrinsic-block-size: auto 24px;
  }

  @media print {
    break-inside: avoid;
  }
`

export const SortableLine = styled.div`
  position: absolute;
  inset-block-start: 0;
  left: 0;
  z-index: 2;
  height: 2px;
  margin-block-start: -1px;
  border-radius: 1px;
  background: ${token('color-selection')};
  pointer-events: none;
  visibility: hidden;

  &[data-shown] {
    visibility: visible;
  }

  &::before {
    position: absolute;
    inset-block-start: -3px;
    inset-inline-start: -4px;
    width: 8px;
    height: 8px;
    border: 2px solid ${token('color-selection')};
    border-radius: 50%;
    background: ${token('color-surface')};
    content: '';
  }

  @media (forced-colors: active) {
    background: Highlight;
  }
`

/* In the top layer, so that no scrolling list clips it. */
export const SortablePicture = styled.div`
  position: fixed;
  inset: 0 auto auto 0;
  margin: 0;
  padding: 0;
  border: 0;
  background: none;
  color: ${token('color-ink')};
  list-style: none;
  overflow: visible;
  pointer-events: none;

  & > * {
    border: 1px solid ${token('color-line-strong')};
    border-radius: ${token('radius-card')};
    background: ${token('color-surface')};
    box-shadow: ${token('shadow-dragged')};
    cursor: grabbing;
  }
`

export const SortableEmpty = styled.li`
  padding: 10px ${token('space-3')};
  color: ${token('color-ink-faint')};
  overflow-wrap: anywhere;

  [data-variant='cards'] > & {
    border: 1px dashed ${token('color-line-strong')};
    border-radius: ${token('radius-card')};
  }
`
