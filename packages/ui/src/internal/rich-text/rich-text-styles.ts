import { css } from 'styled-components'

import { token } from '../../theme/token'

/**
 * The styles of rich text, in the editor and when reading. Spacing is inside of blocks,
 * so that wrappers around groups of them have no effect. Chosen colours keep their hue
 * and get a lightness with a contrast of 4.5:1 in every theme; the stored value does
 * not change.
 */
export const richTextStyles = css`
  color: ${token('color-ink')};
  font-size: ${token('text-body')};
  line-height: ${token('line-body')};
  overflow-wrap: anywhere;

  & :is(p, ul, ol, li, blockquote, [data-heading]) {
    margin: 0;
  }

  & p {
    padding-block: 4px;
  }

  /* Without margins, so that the line beside a quote is continuous across its paragraphs. */
  & blockquote {
    padding-block: 4px;
    padding-inline-start: 12px;
    border-inline-start: 2px solid ${token('color-line-strong')};
    color: ${token('color-ink-muted')};
  }

  & [data-heading] {
    padding-block: 8px 4px;
    font-weight: ${token('weight-semibold')};
    text-wrap: pretty;
  }

  & [data-heading='1'] {
    font-size: ${token('text-heading')};
    line-height: ${token('line-heading')};
  }

  & [data-heading='2'] {
    font-size: ${token('text-heading-small')};
    line-height: ${token('line-heading-small')};
  }

  & [data-heading='3'] {
    font-size: 14px;
    line-height: ${token('line-body')};
  }

  & li {
    padding-block: 2px;
  }

  & li::marker {
    color: ${token('color-ink-muted')};
    font-variant-numeric: tabular-nums;
  }

  & a {
    color: ${token('color-link')};
    text-decoration: underline;
    text-decoration-thickness: 1px;
    text-underline-offset: 2px;
  }

  & img {
    max-width: 100%;
    height: auto;
    border-radius: ${token('radius-bar')};
    vertical-align: bottom;
  }

  /* Without a line height of their own they move no line. */
  & :is(sup, sub) {
    font-size: 0.75em;
    line-height: 0;
  }

  & [data-colored] {
    color: light-dark(
      oklch(from var(--tl-text-color) min(l, 0.48) c h),
      oklch(from var(--tl-text-color) max(l, 0.78) c h)
    );
  }

  & [data-marked] {
    border-radius: 2px;
    background: color-mix(
      in srgb,
      var(--tl-text-mark) ${token('bar-tint')},
      ${token('color-surface')}
    );
    -webkit-box-decoration-break: clone;
    box-decoration-break: clone;
  }

  /* A chosen font size also sets the line height. */
  & [data-sized] {
    line-height: 1.5;
  }

  @media (forced-colors: active) {
    & [data-marked] {
      outline: 1px solid CanvasText;
    }
  }

  @media print {
    & [data-marked] {
      print-color-adjust: exact;
    }
  }
`
