import { styled } from 'styled-components'

import { selectedGround } from '../../internal/selection/selected-ground'
import { token } from '../../theme/token'

export const DropZone = styled.div`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: ${token('space-1')} ${token('space-2')};
  min-width: 0;
  min-height: 72px;
  padding: ${token('space-3')};
  border: 1px dashed ${token('color-control-outline')};
  border-radius: ${token('radius-control')};
  background: ${token('color-surface')};
  color: ${token('color-ink-faint')};
  text-align: center;

  &[data-drag='allowed'] {
    border-style: solid;
    border-color: ${token('color-selection')};
    ${selectedGround}
    color: ${token('color-ink')};
  }

  &[data-drag='refused'] {
    border-color: ${token('color-danger-line')};
    background: ${token('color-danger-tint')};
    color: ${token('color-danger-text')};
  }

  &[data-invalid] {
    border-color: ${token('color-danger-text')};
  }

  &[data-disabled] {
    border-color: ${token('color-line')};
    background: ${token('color-sunken')};
  }

  @media (forced-colors: active) {
    &[data-drag='allowed'] {
      outline: 2px solid Highlight;
    }
  }

  @media print {
    display: none;
  }
`

/**
 * The message during a drag covers the content: the zone keeps its height, and drag
 * events go to the zone only.
 */
export const DropVeil = styled.span`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;
  padding: ${token('space-2')};
  border-radius: inherit;
  background: inherit;
  font-weight: ${token('weight-medium')};
  pointer-events: none;
`

export const FileList = styled.ul`
  display: grid;
  gap: ${token('space-1')};
  min-width: 0;
  margin: 0;
  padding: 0;
  list-style: none;
`

export const FileRow = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  column-gap: 10px;
  min-width: 0;
  min-height: 48px;
  padding: 7px ${token('space-1')} 7px 7px;
  border: 1px solid ${token('color-line')};
  border-radius: ${token('radius-control')};
  background: ${token('color-surface')};

  &[data-status='failed'] {
    border-color: ${token('color-danger-line')};
  }
`

export const FileThumb = styled.span`
  display: grid;
  overflow: hidden;
  place-items: center;
  width: 32px;
  height: 32px;
  border-radius: ${token('radius-bar')};
  background: ${token('color-sunken')};
  color: ${token('color-ink-faint')};

  & > img {
    display: block;
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`

export const FileText = styled.div`
  min-width: 0;
`

export const FileName = styled.div`
  overflow: hidden;
  color: ${token('color-ink')};
  line-height: 18px;
  text-overflow: ellipsis;
  white-space: nowrap;
`

export const FileState = styled.div`
  color: ${token('color-ink-faint')};
  font-size: ${token('text-dense')};
  font-variant-numeric: tabular-nums;
  line-height: ${token('line-dense')};
  overflow-wrap: anywhere;

  &[data-status='failed'] {
    color: ${token('color-danger-text')};
  }
`

export const FileProgress = styled.progress`
  display: block;
  width: 100%;
  height: 4px;
  margin-block-start: ${token('space-1')};
  border: 0;
  border-radius: ${token('radius-pill')};
  appearance: none;
  background: ${token('color-line')};

  &::-webkit-progress-bar {
    border-radius: inherit;
    background: ${token('color-line')};
  }

  &::-webkit-progress-value {
    border-radius: ${token('radius-pill')};
    background: ${token('color-action')};
  }

  &::-moz-progress-bar {
    border-radius: ${token('radius-pill')};
    background: ${token('color-action')};
  }

  @media (forced-colors: active) {
    border: 1px solid CanvasText;
    forced-color-adjust: none;

    &,
    &::-webkit-progress-bar {
      background: Canvas;
    }

    &::-webkit-progress-value {
      background: Highlight;
    }

    &::-moz-progress-bar {
      background: Highlight;
    }
  }
`

export const FileActions = styled.div`
  display: flex;

  @media print {
    display: none;
  }
`

export const RefusalList = styled.ul`
  display: grid;
  gap: 2px;
  margin: 0;
  padding: 0;
  color: ${token('color-danger-text')};
  font-size: ${token('text-dense')};
  line-height: ${token('line-dense')};
  list-style: none;
  overflow-wrap: anywhere;

  &:empty {
    display: none;
  }
`
