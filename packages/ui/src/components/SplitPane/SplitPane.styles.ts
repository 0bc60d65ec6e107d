import { styled } from 'styled-components'

import { token } from '../../theme/token'

/** The line between two panes: one pixel to see, thirteen to take hold of. */
export const SeparatorHandle = styled.div`
  position: relative;
  z-index: 1;
  flex: none;
  background: ${token('color-line')};
  touch-action: none;
  user-select: none;

  &::before {
    content: '';
    position: absolute;
  }

  &[data-orientation='horizontal'] {
    width: 1px;
    cursor: col-resize;

    &::before {
      inset-block: 0;
      inset-inline: -6px;
    }
  }

  &[data-orientation='vertical'] {
    height: 1px;
    cursor: row-resize;

    &::before {
      inset-block: -6px;
      inset-inline: 0;
    }
  }

  &::after {
    content: '';
    position: absolute;
    inset: -1px;
    border-radius: 2px;
    background: ${token('color-accent')};
    opacity: 0;
    transition: opacity ${token('motion-fast')} ${token('ease-out')};
  }

  &:hover::after {
    opacity: 0.5;
    transition-delay: ${token('motion-fast')};
  }

  &:focus-visible {
    outline: none;
  }

  &:focus-visible::after,
  &[data-dragging]::after {
    opacity: 1;
  }

  @media (forced-colors: active) {
    background: CanvasText;

    &::after {
      background: Highlight;
      forced-color-adjust: none;
    }
  }

  @media print {
    background: none;
  }
`

export const SplitPaneRoot = styled.div`
  display: flex;
  width: 100%;
  height: 100%;
  min-width: 0;
  min-height: 0;

  &[data-orientation='vertical'] {
    flex-direction: column;
  }
`

export const Pane = styled.div`
  flex: 1 1 0;
  min-width: 0;
  min-height: 0;
  overflow: auto;

  &[data-sized] {
    flex: none;
  }

  [data-orientation='horizontal'] > &[data-sized] {
    width: var(--tl-pane-size);
    max-width: calc(100% - 96px);
  }

  [data-orientation='vertical'] > &[data-sized] {
    height: var(--tl-pane-size);
    max-height: calc(100% - 96px);
  }

  &[data-collapsed] {
    display: none;
  }
`
