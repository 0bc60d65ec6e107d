import { css } from 'styled-components'

import { selectedGround } from '../../internal/selection/selected-ground'
import { token } from '../../theme/token'

/** Rows of all kinds: of the body, in outline, while edited, totals. */
export const rowStyles = css`
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

  /* The head draws its own line; the frame draws the last row's. */
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
    ${selectedGround}
  }

  @media (forced-colors: active) {
    & [data-part='body'] > [aria-selected='true'] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
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
