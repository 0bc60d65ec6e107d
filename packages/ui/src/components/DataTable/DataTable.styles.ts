import { css, styled } from 'styled-components'

import { token } from '../../theme/token'

export const DataTableRoot = styled.div`
  position: relative;
  display: flex;
  flex-direction: column;
  min-width: 0;
  min-height: 0;
  max-height: 100%;
  overflow: hidden;
  border: 1px solid ${token('color-line')};
  border-radius: ${token('radius-card')};
  background: ${token('color-surface')};
  font-variant-numeric: tabular-nums;

  @media print {
    max-height: none;
    overflow: visible;
  }
`

/** As high as a row of the density: measured once instead of every row. */
export const RowProbe = styled.div`
  position: absolute;
  width: 0;
  height: ${token('size-row')};
  visibility: hidden;
  pointer-events: none;
`

const cellLook = css`
  & [data-cell] {
    position: relative;
    min-width: 0;
    padding-inline: ${token('size-cell-inset')};
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
    cursor: inherit;
  }

  & [data-cell]:focus-visible {
    outline-offset: -2px;
  }

  & [data-cell] :focus-visible {
    outline-offset: -1px;
  }

  & [data-align='end'] {
    text-align: end;
    justify-content: flex-end;
  }

  & [data-align='center'] {
    text-align: center;
    justify-content: center;
  }

  & [data-kind='selection'],
  & [data-kind='actions'] {
    padding-inline: ${token('space-1')};
  }

  & [data-frozen] {
    position: sticky;
    z-index: 1;
    background: inherit;
  }

  &[data-unfrozen] [data-frozen] {
    position: relative;
    inset-inline: auto !important;
  }

  /* The shadow is there from the beginning and only shows once something lies under it. */
  & [data-frozen-edge]::after {
    position: absolute;
    inset-block: 0;
    width: 1px;
    background: ${token('color-line-strong')};
    opacity: 0;
    content: '';
    pointer-events: none;
    transition: opacity ${token('motion-fast')} ${token('ease-out')};
  }

  & [data-frozen-edge='start']::after {
    inset-inline-end: 0;
  }

  & [data-frozen-edge='end']::after {
    inset-inline-start: 0;
  }

  & [data-frozen-edge] {
    overflow: clip;
    overflow-clip-margin: 0;
  }

  &[data-scrolled-start] [data-frozen-edge='start']::after,
  &[data-scrolled-end] [data-frozen-edge='end']::after {
    opacity: 1;
  }

  &[data-unfrozen] [data-frozen-edge]::after {
    content: none;
  }
`

const headLook = css`
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

  & [data-part='resize'] {
    position: absolute;
    inset-block: 0;
    inset-inline-end: 0;
    z-index: 1;
    width: 12px;
    cursor: col-resize;
    touch-action: none;
  }

  & [data-part='resize']::before {
    position: absolute;
    inset-block: 8px;
    inset-inline-end: 0;
    width: 1px;
    background: ${token('color-line-strong')};
    opacity: 0;
    content: '';
  }

  & [data-part='head']:hover [data-part='resize']::before {
    opacity: 1;
  }

  & [data-part='resize']:hover::before,
  & [data-part='resize'][data-dragging]::before,
  & [data-part='resize']:focus-visible::before {
    inset-block: 0;
    width: 2px;
    background: ${token('color-focus')};
    opacity: 1;
  }

  & [data-part='resize']:focus-visible {
    outline: none;
  }
`

const rowLook = css`
  & [role='row'],
  & [data-part='outline'] {
    display: grid;
    grid-template-columns: var(--tl-grid-tracks);
    min-width: var(--tl-grid-min-width);
  }

  & [data-part='body'] {
    position: relative;
    flex: none;
    min-width: var(--tl-grid-min-width);
  }

  & [data-part='body'] > * {
    position: absolute;
    inset-inline: 0;
    height: var(--tl-grid-row-height);
    border-block-start: 1px solid ${token('color-line')};
    background: ${token('color-surface')};
    contain: layout style;
  }

  /* The head has a line of its own, and the last row that of the frame. */
  & [data-part='head'] + [data-part='body'] > [aria-rowindex='2'],
  & [data-part='head'] + [data-part='body'] > [data-part='outline']:first-child {
    border-block-start-color: transparent;
  }

  & [data-part='body'] [data-cell] {
    color: ${token('color-ink-muted')};
    line-height: calc(var(--tl-grid-row-height) - 1px);
  }

  & [data-part='body'] [data-numeric],
  & [data-part='body'] [role='rowheader'] {
    color: ${token('color-ink')};
  }

  & [role='rowheader'] {
    font-weight: ${token('weight-medium')};
  }

  & [data-part='body'] [data-parts] {
    display: flex;
    align-items: center;
    gap: ${token('space-2')};
    padding-block-end: 1px;
    line-height: ${token('line-body')};
  }

  & [data-part='body'] [data-parts] > * {
    min-width: 0;
  }

  & [data-part='link'] {
    overflow: hidden;
    border-radius: 2px;
    color: inherit;
    text-decoration: none;
    text-overflow: ellipsis;
    text-underline-offset: 3px;
  }

  & [data-part='link']:hover {
    text-decoration: underline;
  }

  & [data-openable] {
    cursor: pointer;
  }

  & [data-part='body'] > [role='row']:hover {
    background: ${token('color-hover')};
  }

  & [data-part='body'] > [aria-selected='true'],
  & [data-part='body'] > [aria-selected='true']:hover {
    background: ${token('color-accent-tint')};
  }

  & [data-part='body'] > [data-editing],
  & [data-part='body'] > [data-editing]:hover {
    z-index: 1;
    height: var(--tl-grid-editing-height);
    background: ${token('color-sunken')};
    cursor: default;
  }

  & [data-editing] [data-cell] {
    padding-block: 3px;
    line-height: calc(${token('size-control')} + 2px);
  }

  & [data-part='body'] [data-editing] [data-editor] {
    align-items: flex-start;
    padding-inline: ${token('space-1')};
    overflow: visible;
    text-align: start;
    white-space: normal;
  }

  & [data-part='body'] [data-editing] [data-kind='actions'] {
    align-items: flex-start;
    padding-block: 5px;
  }

  /* Hidden labels leave the place in the column to the control. */
  & [data-editor] > :not([data-part]) {
    flex: 1;
    gap: 2px;
    line-height: ${token('line-body')};
  }

  & [data-part='foot'] {
    position: sticky;
    inset-block-end: 0;
    z-index: 2;
    min-width: var(--tl-grid-min-width);
  }

  & [data-part='foot'] > [role='row'] {
    height: ${token('size-row')};
    border-block-start: 1px solid ${token('color-line-strong')};
    background: ${token('color-surface')};
    font-weight: ${token('weight-semibold')};
    line-height: calc(${token('size-row')} - 1px);
  }
`

export const DataTableViewport = styled.div`
  position: relative;
  flex: 0 1 auto;
  min-height: 0;
  /* Without a limit from outside, never more rows than a window holds. */
  max-height: var(--tl-data-table-height, 100dvh);
  overflow: auto;
  overscroll-behavior-x: contain;
  outline: none;

  ${rowLook}
  ${headLook}
  ${cellLook}

  @media (forced-colors: active) {
    & [aria-selected='true'] [data-cell] {
      background: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }
  }

  @media print {
    max-height: none;
    overflow: visible;
  }
`
