import { createGlobalStyle } from 'styled-components'

import { themeCss } from './theme-css'
import { token } from './token'

/**
 * The tokens and base styles of a page that is made of components only: box model, typography,
 * focus ring, print. It changes every element of the page: for components in a page of another
 * product use `ThemeRoot`. Render it once, at the top of the tree. It has no theme prop: set
 * `data-theme` and `data-density` on the root element instead.
 */
export const GlobalStyle = createGlobalStyle`
  ${themeCss}

  *,
  *::before,
  *::after {
    box-sizing: border-box;
  }

  html {
    background: ${token('color-canvas')};
    text-size-adjust: 100%;
  }

  body {
    margin: 0;
  }

  body,
  [data-theme] {
    color: ${token('color-ink')};
    font-family: ${token('font-sans')};
    font-size: ${token('text-body')};
    font-weight: ${token('weight-regular')};
    line-height: ${token('line-body')};
    -webkit-font-smoothing: antialiased;
    -moz-osx-font-smoothing: grayscale;
  }

  h1,
  h2,
  h3,
  h4,
  h5,
  h6,
  p,
  figure,
  dl,
  dd {
    margin: 0;
  }

  button,
  input,
  select,
  textarea {
    color: inherit;
    font: inherit;
    letter-spacing: inherit;
  }

  input,
  textarea,
  [contenteditable] {
    caret-color: ${token('color-focus')};
  }

  table,
  time {
    font-variant-numeric: tabular-nums;
  }

  :focus-visible {
    outline: ${token('ring-width')} solid ${token('color-focus')};
    outline-offset: ${token('ring-offset')};
  }

  ::selection {
    background: color-mix(in srgb, ${token('color-selection')} 24%, transparent);
  }

  @media (prefers-reduced-motion: reduce) {
    *,
    *::before,
    *::after {
      scroll-behavior: auto !important;
    }
  }

  @media print {
    html {
      background: none;
    }

    [data-print='hidden'] {
      display: none !important;
    }
  }
`
