import { styled } from 'styled-components'

import { token } from '../../theme/token'

export const ToolbarRoot = styled.div.attrs({ role: 'toolbar' })`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space-1')};
  min-width: 0;

  &[data-orientation='vertical'] {
    flex-direction: column;
    flex-wrap: nowrap;
    align-items: stretch;
    width: max-content;
  }

  /* Controls move into the menu before text beside them wraps. */
  &[data-overflow] {
    flex-wrap: nowrap;
    white-space: nowrap;
  }

  @media print {
    display: none;
  }
`

export const ToolbarGroupRoot = styled.div.attrs({ role: 'group' })`
  display: flex;
  flex: none;
  flex-direction: inherit;
  align-items: inherit;
  gap: 2px;
`

export const ToolbarLine = styled.div`
  flex: none;
  align-self: stretch;
  box-sizing: content-box;
  width: 1px;
  min-height: 20px;
  margin-block: 4px;
  /* Padding and no margin: the measured width of the line has to contain it. */
  padding-inline: ${token('space-1')};
  background: ${token('color-line')} content-box;

  [data-orientation='vertical'] > & {
    width: auto;
    min-height: 0;
    height: 1px;
    margin-block: ${token('space-1')};
    margin-inline: 4px;
    padding-inline: 0;
  }

  @media (forced-colors: active) {
    background: CanvasText content-box;
  }
`

/* Invisible and unreachable by `visibility`, but still measured. */
export const ToolbarItemRoot = styled.div`
  display: inline-flex;
  flex: none;

  &[data-overflowed] {
    position: absolute;
    inset-block-start: 0;
    inset-inline-start: 0;
    visibility: hidden;
  }
`

export const ToolbarMore = styled.div`
  flex: none;

  &[hidden] {
    display: none;
  }
`
