import { css } from 'styled-components'

import { token } from '../../theme/token'

/** Cells, the tree in the first one, and the field in one that is edited. */
export const cellStyles = css`
  /* In the flow and not positioned: that costs least to lay out and to paint. */
  [aria-colindex] {
    box-sizing: border-box;
    padding-inline: ${token('size-cell-inset')};
    overflow: clip;
    line-height: calc(${token('size-row')} - 1px);
    text-align: end;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  [data-part='outline'] > [role='row'] > [role='gridcell'] {
    position: absolute;
    inset-block: 0;
  }

  [aria-colindex] {
    &[data-align='start'] {
      text-align: start;
    }

    &[data-align='center'] {
      text-align: center;
    }

    &[data-edge] {
      border-inline-start: 1px solid ${token('color-line')};
    }

    &[data-tone='muted'] {
      color: ${token('color-ink-muted')};
      font-weight: ${token('weight-regular')};
    }

    &[data-tone='strong'] {
      font-weight: ${token('weight-semibold')};
    }

    &[data-negative] {
      color: ${token('color-danger-text')};
      font-weight: ${token('weight-semibold')};
    }

    /* The minus stays before the digits, and the digits at the end. */
    &[data-negative]:dir(rtl) {
      unicode-bidi: plaintext;
      text-align: left;
    }

    /* Also after a press: the cell is the one that keys act on. */
    &:focus {
      z-index: 1;
      outline: ${token('ring-width')} solid ${token('color-focus')};
      outline-offset: -2px;
    }

    /* The mark in place of a number that is too wide may be cut itself. */
    &[data-cut] {
      padding-inline-start: 0;
      text-overflow: clip;
    }
  }

  /* The first column: depth, toggle, text. */
  [data-part='tree'] {
    display: flex;
    align-items: center;
    height: calc(100% - 1px);
    padding-inline-start: calc((var(--tl-tree-level) - 1) * ${token('space-4')});
  }

  [data-part='toggle'] {
    display: inline-flex;
    flex: none;
    align-items: center;
    justify-content: center;
    width: 24px;
    height: 24px;
    margin-inline: -4px ${token('space-1')};
    border-radius: ${token('radius-bar')};
    color: ${token('color-ink-faint')};
  }

  [aria-expanded] [data-part='toggle'] {
    cursor: pointer;
  }

  [data-part='toggle']:hover {
    color: ${token('color-ink')};
  }

  [data-part='toggle'] > svg {
    transition: rotate ${token('motion-fast')} ${token('ease-out')};
  }

  [aria-expanded='false'] [data-part='toggle'] > svg {
    rotate: -90deg;
  }

  [aria-expanded='false'] [data-part='toggle']:dir(rtl) > svg {
    rotate: 90deg;
  }

  [data-part='text'] {
    min-width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
  }

  [data-box] {
    display: grid;
    place-items: center;
  }

  /* Editing. */
  [data-editable] {
    cursor: cell;
  }

  [data-editing] {
    position: relative;
  }

  /* A field of the column fills its cell; its label and messages are there for screen readers. */
  [data-part='field'] {
    position: absolute;
    inset: 0;
    display: grid;
    align-items: center;
    background: ${token('color-surface')};
    font-weight: ${token('weight-regular')};
    -webkit-user-select: auto;
    user-select: auto;
  }

  [data-part='field'] [data-part='field-note'] {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }

  [data-part='field'][data-invalid] {
    box-shadow: inset 0 0 0 2px ${token('color-danger-text')};
  }

  [data-part='editor'] {
    position: absolute;
    inset: 0;
    width: 100%;
    padding-inline: calc(${token('size-cell-inset')} - 1px);
    border: 0;
    outline: ${token('ring-width')} solid ${token('color-focus')};
    outline-offset: -2px;
    background: ${token('color-surface')};
    font-weight: ${token('weight-regular')};
    text-align: inherit;

    &[aria-invalid='true'] {
      box-shadow: inset 0 0 0 4px ${token('color-danger-text')};
    }
  }
`
