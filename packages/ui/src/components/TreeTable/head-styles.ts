import { css } from 'styled-components'

import { token } from '../../theme/token'

/** Heads of columns and of groups. */
export const headStyles = css`
  /* Heads. */
  [data-part='head'] > [role='row'] {
    background: none;
    box-shadow: none;
  }

  [data-part='head'] [role='columnheader'] {
    position: relative;
    grid-row: 1;
    border-block-end: 1px solid ${token('color-line')};
    background: ${token('color-canvas')};
    color: ${token('color-ink-muted')};
    font-size: ${token('text-caption')};
    font-weight: ${token('weight-medium')};
  }

  [data-part='head'] > [role='row']:last-child [role='columnheader'],
  [data-part='head'] [role='columnheader'][aria-rowspan] {
    border-block-end-color: ${token('color-line-strong')};
  }

  [data-part='head'] [role='columnheader'][aria-rowspan] {
    height: calc(2 * ${token('size-row')});
    padding-block-start: ${token('size-row')};
  }

  [data-part='head'] [role='columnheader'][data-group] {
    padding-inline: 0;
    color: ${token('color-ink')};
    font-size: ${token('text-dense')};
    font-weight: ${token('weight-semibold')};
    text-align: center;
  }

  [data-sortable] {
    cursor: pointer;
  }

  [data-part='head'] [data-sortable]:hover,
  [data-part='head'] [aria-sort]:not([aria-sort='none']) {
    color: ${token('color-ink')};
  }

  /* The arrow lies over the end of the head: it takes room only while it sorts. */
  [data-part='sort'] {
    position: absolute;
    inset-block-end: 0;
    inset-inline-end: 4px;
    display: inline-flex;
    align-items: center;
    height: calc(${token('size-row')} - 1px);
    background: ${token('color-canvas')};
    opacity: 0;
  }

  [data-part='head'] [aria-sort]:not([aria-sort='none']) {
    padding-inline-end: 20px;
  }

  [data-part='head'] [aria-sort][data-several] {
    padding-inline-end: 28px;
  }

  [aria-sort='none']:is(:hover, :focus-visible) > [data-part='sort'] {
    color: ${token('color-ink-faint')};
    opacity: 1;
  }

  [aria-sort]:not([aria-sort='none']) > [data-part='sort'] {
    opacity: 1;
  }

  [data-movable] {
    -webkit-user-select: none;
    user-select: none;
  }

  [data-part='head'] [data-dragging]:not([data-part]) {
    color: ${token('color-ink-faint')};
    background: ${token('color-pressed')};
  }

  /* Where the column would stand. */
  [data-drop]::after {
    content: '';
    position: absolute;
    inset-block: 0;
    inset-inline-start: 0;
    z-index: 2;
    width: 3px;
    background: ${token('color-focus')};
  }

  [data-drop='after']::after {
    inset-inline: auto 0;
  }

  [data-part='start'] > [role='columnheader']:last-child {
    box-shadow: inset -1px 0 0 ${token('color-line-strong')};

    &:dir(rtl) {
      box-shadow: inset 1px 0 0 ${token('color-line-strong')};
    }
  }

  /* The head of a group stays in view as long as any of its columns does. */
  [data-part='label'] {
    position: sticky;
    inset-inline: var(--tl-tree-start) var(--tl-tree-end);
    display: inline-block;
    max-width: 100%;
    height: 100%;
    padding-inline: ${token('size-cell-inset')};
    overflow: hidden;
    text-overflow: ellipsis;
    vertical-align: top;
  }

  [data-part='end'] [data-part='label'],
  [data-part='start'] [data-part='label'] {
    inset-inline: 0;
  }

  button[data-part='label'] {
    border: 0;
    background: none;
    cursor: pointer;

    &:hover {
      text-decoration: underline;
      text-underline-offset: 3px;
    }

    &:focus-visible {
      outline-offset: -2px;
    }
  }

  [data-part='label'] > svg {
    margin-inline-start: 2px;
    color: ${token('color-ink-faint')};
    vertical-align: -2px;
  }

  [data-part='label'][aria-expanded='false'] > svg {
    rotate: -90deg;

    &:dir(rtl) {
      rotate: 90deg;
    }
  }
`
