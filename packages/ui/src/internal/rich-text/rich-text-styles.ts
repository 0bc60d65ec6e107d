import { css } from 'styled-components'

import { token } from '../../theme/token'

/**
 * How rich text looks, in the editor and where it is read. Distances are inside
 * of blocks, so that wrappers around groups of them change nothing. Colours that
 * people choose keep their hue and get the lightness that holds 4.5:1 on paper
 * of either theme; what is stored stays as chosen.
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

  /* Without margins the line beside a quote goes on through its paragraphs. */
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

  /* A size that someone chose brings the height of its line along. */
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
