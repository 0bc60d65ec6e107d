import { css } from 'styled-components'

import { selectedGround } from '../../internal/selection/selected-ground'
import { token } from '../../theme/token'

/** Rows of all kinds, and what is shown instead of rows. */
export const rowStyles = css`
  /* Kinds of rows. */
  [role='row'][data-kind='section'] {
    background: ${token('color-sunken')};
  }

  [role='row']:is([data-kind='section'], [data-kind='total']) {
    font-weight: ${token('weight-semibold')};

    /* Negative amounts keep their weight, in a group as in its items. */
    & [data-tone='muted']:not([data-negative]) {
      font-weight: ${token('weight-medium')};
    }
  }

  [data-kind='item'] > [data-part='end'] {
    background: ${token('color-canvas')};
  }

  [data-part='body'] > [role='row']:hover,
  [data-part='body'] > [role='row']:hover > [data-part='end'] {
    background: ${token('color-hover')};
  }

  [data-part='body'] > [data-kind='section']:hover,
  [data-part='body'] > [data-kind='section']:hover > [data-part='end'] {
    background: ${token('color-pressed')};
  }

  [data-part='body'] > [role='row'][aria-selected='true'],
  [data-part='body'] > [role='row'][aria-selected='true']:hover,
  [data-part='body'] > [role='row'][aria-selected='true'] > [data-part='end'] {
    ${selectedGround}
  }

  @media (forced-colors: active) {
    [data-part='body'] > [role='row'][aria-selected='true'],
    [data-part='body'] > [role='row'][aria-selected='true'] > [data-part] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }

  [data-part='foot'] > [role='row']:last-child {
    --tl-tree-line: ${token('color-line-strong')};
  }

  /* A row as a whole has the focus: its ring is as wide as what is seen of it. */
  [role='row']:focus-visible {
    outline: none;

    & > [data-part='start'] {
      z-index: 3;
    }

    & > [data-part='start']::after {
      content: '';
      position: absolute;
      inset-block: 0;
      inset-inline-start: 0;
      width: var(--tl-tree-viewport);
      border: ${token('ring-width')} solid ${token('color-focus')};
      pointer-events: none;
    }
  }

  /* Shown instead of rows. */
  [data-part='notice'] {
    position: sticky;
    inset-inline-start: 0;
    width: var(--tl-tree-viewport);
    padding-block: ${token('space-2')};
    white-space: normal;
  }

  [data-part='body'] > [role='row'][data-notice] {
    position: static;
    display: flex;
    contain: none;
    height: auto;
    background: none;
    box-shadow: none;
  }

  /* As wide as the rows would be, so that the notice stays in view while they are scrolled. */
  [data-notice] > [role='gridcell'] {
    position: static;
    flex: 1;
    padding: 0;
    overflow: visible;
    line-height: ${token('line-body')};
    text-align: start;
  }
`
