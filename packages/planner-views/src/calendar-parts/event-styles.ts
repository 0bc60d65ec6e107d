import { token } from '@throughline/ui/theme'

/**
 * Styles that distinguish an event of a calendar of interest from an item of a plan: an outline,
 * and no color. They override the styles of a bar.
 */
export const eventStyles = `
  --tl-bar-color: ${token('color-ink-faint')};
  padding-inline: 6px;
  border: 0;
  background-color: ${token('color-surface')};
  box-shadow: inset 0 0 0 1px ${token('color-line-strong')};
  color: ${token('color-ink-muted')};

  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`
