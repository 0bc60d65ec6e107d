import { css } from 'styled-components'

import { token } from '../../theme/token'

/** Heads: they sort, and their edges resize. */
export const headStyles = css`
  & [data-part='head'] {
    position: sticky;
    inset-block-start: 0;
    z-index: 2;
    min-width: var(--tl-grid-min-width);
    background: ${token('color-surface')};
  }

  & [data-part='head'] > [role='row'] {
    position: relative;
    height: calc(${token('size-row')} + 4px);
    border-block-end: 1px solid ${token('color-line')};
    background: ${token('color-surface')};
  }

  & [role='columnheader'] {
    display: flex;
    align-items: center;
    gap: ${token('space-1')};
    color: ${token('color-ink-muted')};
    font-size: ${token('text-caption')};
    font-weight: ${token('weight-medium')};
    line-height: ${token('line-caption')};
    -webkit-user-select: none;
    user-select: none;
  }

  & [role='columnheader'][data-align='end'] {
    flex-direction: row-reverse;
    justify-content: flex-start;
  }

  & [data-sortable] {
    cursor: pointer;
  }

  & [data-sortable]:hover,
  & [aria-sort]:not([aria-sort='none']) {
    color: ${token('color-ink')};
  }

  & [data-part='label'] {
    min-width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
  }

  & [data-part='sort'] {
    display: inline-flex;
    flex: none;
    opacity: 0;
  }

  & [aria-sort]:not([aria-sort='none']) > [data-part='sort'] {
    opacity: 1;
  }

  & [data-sortable]:hover > [data-part='sort'],
  & [data-sortable]:focus-visible > [data-part='sort'] {
    opacity: 0.6;
  }

  & [aria-sort]:not([aria-sort='none']):hover > [data-part='sort'] {
    opacity: 1;
  }
`
