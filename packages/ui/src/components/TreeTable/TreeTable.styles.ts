import { styled } from 'styled-components'

import { floatingLook } from '../../internal/floating/floating-look'
import { token } from '../../theme/token'

/**
 * One styled element for the whole table: rows and cells are plain elements,
 * told apart by their roles and by `data-part`, so that thousands of them cost
 * no more than the browser asks.
 */
export const TreeTableRoot = styled.div`
  position: relative;
  min-width: 0;
  max-height: 100%;
  overflow: auto;
  contain: layout paint style;
  overscroll-behavior-x: contain;
  background: ${token('color-surface')};
  font-size: ${token('text-dense')};
  font-variant-numeric: tabular-nums;
  line-height: ${token('line-dense')};
  scroll-padding-block: calc(var(--tl-tree-head-rows) * ${token('size-row')})
    calc(var(--tl-tree-foot-rows) * ${token('size-row')});
  scroll-padding-inline: var(--tl-tree-start) var(--tl-tree-end);

  [data-part='head'],
  [data-part='foot'] {
    position: sticky;
    z-index: 2;
    min-width: 100%;
  }

  [data-part='head'] {
    inset-block-start: 0;
    background: ${token('color-canvas')};
  }

  [data-part='foot'] {
    inset-block-end: 0;
    box-shadow: 0 -2px 0 ${token('color-line-strong')};
  }

  [data-part='body'] {
    position: relative;
    min-width: 100%;
  }

  [role='row'] {
    display: flex;
    box-sizing: border-box;
    width: 100%;
    height: ${token('size-row')};
    border-block-end: 1px solid ${token('color-line')};
    background: ${token('color-surface')};
  }

  [data-part='body'] > [role='row'] {
    position: absolute;
    inset-inline-start: 0;
    contain: strict;
  }

  [data-part='head'] > [role='row'],
  [data-part='foot'] > [role='row'] {
    position: relative;
  }

  [data-part='start'],
  [data-part='end'] {
    position: sticky;
    z-index: 1;
    flex: none;
    height: 100%;
    background: inherit;
  }

  [data-part='start'] {
    inset-inline-start: 0;
    width: var(--tl-tree-start);
    border-inline-end: 1px solid ${token('color-line-strong')};
  }

  [data-part='end'] {
    inset-inline-end: 0;
    width: var(--tl-tree-end);
    margin-inline-start: auto;
  }

  /* Cells. */
  [role='gridcell'],
  [role='rowheader'],
  [role='columnheader'] {
    position: absolute;
    inset-block: 0;
    box-sizing: border-box;
    padding-inline: ${token('size-cell-inset')};
    overflow: hidden;
    line-height: calc(${token('size-row')} - 1px);
    text-align: end;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  :is([role='gridcell'], [role='rowheader'], [role='columnheader']) {
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

    &:focus-visible {
      z-index: 1;
      outline-offset: -2px;
    }
  }

  /* Kinds of rows. */
  [role='row'][data-kind='section'] {
    background: ${token('color-sunken')};
  }

  [role='row']:is([data-kind='section'], [data-kind='total']) {
    font-weight: ${token('weight-semibold')};

    & [data-tone='muted'] {
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

  [data-part='foot'] > [role='row']:last-child {
    border-block-end-color: ${token('color-line-strong')};
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

  /* The first column: depth, toggle, text. */
  [data-part='tree'] {
    display: flex;
    align-items: center;
    height: 100%;
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

  /* Heads. */
  [data-part='head'] > [role='row'] {
    background: none;
    border-block-end: 0;
  }

  [data-part='head'] [role='columnheader'] {
    overflow: clip;
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

  /* Shadows where columns go under the frozen ones: one element for all rows. */
  [data-part='edges'] {
    position: sticky;
    z-index: 4;
    inset-block-start: 0;
    inset-inline-start: 0;
    width: var(--tl-tree-viewport);
    height: 0;
    pointer-events: none;

    &::before,
    &::after {
      content: '';
      position: absolute;
      inset-block-start: 0;
      width: 1px;
      height: var(--tl-tree-edge-height);
      box-shadow: ${token('shadow-dragged')};
      opacity: 0;
      transition: opacity ${token('motion-fast')} ${token('ease-out')};
    }

    &::before {
      inset-inline-start: calc(var(--tl-tree-start) - 1px);
      background: ${token('color-line-strong')};
      clip-path: inset(0 -12px 0 0);
    }

    &::after {
      inset-inline-end: calc(var(--tl-tree-end) - 1px);
      background: ${token('color-line-strong')};
      clip-path: inset(0 0 0 -12px);
    }

    &:dir(rtl)::before {
      clip-path: inset(0 0 0 -12px);
    }

    &:dir(rtl)::after {
      clip-path: inset(0 -12px 0 0);
    }
  }

  &[data-covers-start] > [data-part='edges'][data-start]::before,
  &[data-covers-end] > [data-part='edges'][data-end]::after {
    opacity: 1;
  }

  /* Editing. */
  [data-editable] {
    cursor: cell;
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
      outline-color: ${token('color-danger-text')};
    }
  }

  /* What stands in place of rows. */
  [data-part='notice'] {
    position: sticky;
    inset-inline-start: 0;
    width: var(--tl-tree-viewport);
    padding-block: ${token('space-6')};
    white-space: normal;
  }

  [data-part='body'] > [role='row'][data-notice] {
    position: static;
    contain: none;
    height: auto;
    background: none;
  }

  [data-notice] > [role='gridcell'] {
    position: static;
    padding: 0;
    overflow: visible;
    line-height: ${token('line-body')};
    text-align: start;
  }

  @media (forced-colors: active) {
    [role='row']:focus-visible > [data-part='start']::after {
      border-color: Highlight;
    }
  }

  @media print {
    max-height: none;
    height: auto !important;
    overflow: visible;
    contain: none;

    [data-part='head'],
    [data-part='foot'],
    [data-part='start'],
    [data-part='end'] {
      position: static;
    }

    [data-part='edges'] {
      display: none;
    }

    [role='row'] {
      break-inside: avoid;
    }
  }
`

/** Why a typed text could not be taken, beside its cell. */
export const TreeTableMessage = styled.div`
  ${floatingLook}
  max-width: 280px;
  padding: 6px 10px;
  border-color: ${token('color-danger-line')};
  color: ${token('color-danger-text')};
  font-size: ${token('text-dense')};
  line-height: ${token('line-dense')};
`
