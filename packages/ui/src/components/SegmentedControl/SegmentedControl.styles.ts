import { styled } from 'styled-components'

import { token } from '../../theme/token'

/* Short names keep their width; only long ones shrink. */
export const SegmentedRoot = styled.div`
  display: inline-grid;
  flex: none;
  grid-auto-columns: minmax(32px, max-content);
  grid-auto-flow: column;
  gap: 2px;
  max-width: 100%;
  height: ${token('size-control')};
  padding: 2px;
  border: 1px solid ${token('color-line')};
  border-radius: ${token('radius-control')};
  background: ${token('color-sunken')};
`

export const Segment = styled.label`
  position: relative;
  display: flex;
  align-items: center;
  justify-content: center;
  gap: 6px;
  min-width: 0;
  padding-inline: 12px;
  border: 1px solid transparent;
  border-radius: ${token('radius-bar')};
  color: ${token('color-ink-muted')};
  font-weight: ${token('weight-medium')};
  white-space: nowrap;
  cursor: pointer;
  -webkit-user-select: none;
  user-select: none;

  &:hover {
    color: ${token('color-ink')};
  }

  &:has(:checked) {
    border-color: ${token('color-line')};
    background: ${token('color-surface')};
    color: ${token('color-ink')};
  }

  &:has(:disabled) {
    color: ${token('color-ink-faint')};
    cursor: default;
  }

  &:has(:focus-visible) {
    outline: ${token('ring-width')} solid ${token('color-focus')};
    outline-offset: 1px;
  }

  @media (forced-colors: active) {
    border-color: Canvas;

    &:has(:checked) {
      border-color: Highlight;
      background: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }

    &:has(:disabled) {
      color: GrayText;
    }
  }
`

export const SegmentText = styled.span`
  min-width: 0;
  overflow: hidden;
  text-overflow: ellipsis;
`

export const SegmentInput = styled.input`
  position: absolute;
  inset: 0;
  margin: 0;
  appearance: none;
  outline: none;
  cursor: inherit;
`
