import { styled } from 'styled-components'

import { token } from '../../theme/token'

/**
 * The separator between two panes: one visible pixel and a pointer target of twenty-five. Nine
 * pixels are its own; it overlaps eight on either side, so that at least half of scroll
 * bars and controls at the edge of a pane stays usable.
 */
export const SeparatorHandle = styled.div`
  position: relative;
  z-index: 1;
  flex: none;
  background-color: ${token('color-line')};
  background-clip: content-box;
  touch-action: none;
  -webkit-user-select: none;
  user-select: none;

  &::before {
    content: '';
    position: absolute;
  }

  &::after {
    content: '';
    position: absolute;
    border-radius: 2px;
    background: ${token('color-focus')};
    opacity: 0;
    transition: opacity ${token('motion-fast')} ${token('ease-out')};
  }

  &[data-orientation='horizontal'] {
    width: 9px;
    padding-inline: 4px;
    cursor: col-resize;

    &::before {
      inset-block: 0;
      inset-inline: -8px;
    }

    &::after {
      inset-block: 0;
      inset-inline: 3px;
    }
  }

  &[data-orientation='vertical'] {
    height: 9px;
    padding-block: 4px;
    cursor: row-resize;

    &::before {
      inset-block: -8px;
      inset-inline: 0;
    }

    &::after {
      inset-block: 3px;
      inset-inline: 0;
    }
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
    background-color: CanvasText;

    &::after {
      background: Highlight;
      forced-color-adjust: none;
    }
  }

  @media print {
    background-color: transparent;
  }
`
