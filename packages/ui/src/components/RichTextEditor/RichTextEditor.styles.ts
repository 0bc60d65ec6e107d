import { css, styled } from 'styled-components'

import { fieldRing } from '../../internal/field/FieldBox.styles'
import { DEEPEST_LIST } from '../../internal/rich-text/document'
import { richTextStyles } from '../../internal/rich-text/rich-text-styles'
import { selectedGround } from '../../internal/selection/selected-ground'
import { token } from '../../theme/token'

const depths = Array.from({ length: DEEPEST_LIST + 1 }, (_, depth) => depth)

const numberStyles = ['decimal', 'lower-alpha', 'lower-roman']
const bullets = ["'•'", "'◦'", "'▪'"]

/* Numbers come from the document, because CSS counters stop at blocks that are contained separately. */
const listMarkers = depths
  .map(
    (depth) => `
  & ul[data-depth='${depth}'] > li::before {
    content: ${bullets[depth % bullets.length] ?? "'•'"};
  }
  & ol[data-depth='${depth}'] > li::before {
    content: counter(tl-list, ${numberStyles[depth % numberStyles.length] ?? 'decimal'}) '.';
  }`,
  )
  .join('')

export const EditorBox = styled.div`
  position: relative;
  display: flex;
  flex-direction: column;
  width: 100%;
  min-width: 0;
  border: 1px solid ${token('color-control-outline')};
  border-radius: ${token('radius-control')};
  background: ${token('color-surface')};
  color: ${token('color-ink')};

  &:hover:not([data-disabled], [data-read-only]) {
    border-color: ${token('color-ink-muted')};
  }

  /* The focus ring of the editor is for the text; tools have their own. */
  &:has(> [data-part='text']:focus):not([data-disabled]) {
    ${fieldRing}
  }

  &[data-invalid] {
    border-color: ${token('color-danger-text')};
    box-shadow: 0 0 0 1px ${token('color-danger-text')};
  }

  /* The error border is outside of the tools, and the focus ring outside of the error border. */
  &[data-invalid]:has(> [data-part='text']:focus):not([data-disabled]) {
    outline-offset: 1px;
  }

  &[data-read-only] {
    border-color: ${token('color-line-strong')};
    background: ${token('color-sunken')};
  }

  &[data-disabled] {
    border-color: ${token('color-line')};
    background: ${token('color-sunken')};
  }

  &[data-dropping] {
    border-color: ${token('color-selection')};
    ${selectedGround}
  }
`

/** The text. The editor creates its element, so the styles are on its parent. */
export const editorText = css`
  ${richTextStyles}
  ${listMarkers}
  position: relative;
  min-height: var(--tl-rich-text-min-height);
  max-height: var(--tl-rich-text-max-height);
  padding: 6px 12px;
  overflow-y: auto;
  outline: none;
  white-space: pre-wrap;
  cursor: text;

  [data-disabled] > & {
    color: color-mix(in srgb, ${token('color-ink-faint')} 72%, ${token('color-surface')});
    cursor: default;

    & :is(a, blockquote, [data-colored]),
    & li::before {
      color: inherit;
    }
  }

  /* In a long document only blocks near the viewport are laid out and painted. */
  & [data-lowest]:not(:only-child) {
    content-visibility: auto;
    contain-intrinsic-size: auto 4000px;
  }

  & :is(ul, ol) {
    padding-inline-start: calc(24px * (1 + var(--tl-list-depth)));
    list-style: none;
  }

  & li {
    position: relative;
  }

  & li::before {
    position: absolute;
    inset-inline-end: 100%;
    margin-inline-end: 8px;
    color: ${token('color-ink-muted')};
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
    counter-set: tl-list var(--tl-list-number);
  }

  &::highlight(tl-rich-text-selection) {
    background-color: ${token('color-selection-soft')};
  }

  @media print {
    max-height: none;
  }
`

export const EditorPlaceholder = styled.span`
  position: absolute;
  inset-block-start: 6px;
  inset-inline: 12px;
  padding-block: 4px;
  color: ${token('color-ink-faint')};
  pointer-events: none;
  -webkit-user-select: none;
  user-select: none;
`

export const EditorSkeleton = styled.div`
  display: grid;
  align-content: start;
  gap: ${token('space-3')};
  min-height: var(--tl-rich-text-min-height);
  padding: 14px 12px;
`

/** A notice under the text: near the limit, or why a file was refused. */
export const EditorNotice = styled.p`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 2px 12px;
  color: ${token('color-warning-text')};
  font-size: ${token('text-dense')};
  line-height: ${token('line-dense')};

  & > span:last-child:not(:first-child) {
    font-variant-numeric: tabular-nums;
  }

  &[data-tone='danger'] {
    color: ${token('color-danger-text')};
  }
`

export const LinkForm = styled.form`
  display: grid;
  gap: ${token('space-3')};
  width: 304px;
  max-width: 100%;
`

export const FormActions = styled.div`
  display: flex;
  justify-content: space-between;
  gap: ${token('space-2')};
`
