import { styled } from 'styled-components'

import { ButtonRoot } from '../../internal/button/Button.styles'
import { token } from '../../theme/token'

export const ToggleRoot = styled(ButtonRoot)`
  &[data-icon-only] {
    width: ${token('size-control')};
    padding: 0;
  }

  &[data-icon-only][data-size='small'] {
    width: ${token('size-control-small')};
  }

  &[data-icon-only][data-size='large'] {
    width: ${token('size-control-large')};
  }

  &[aria-pressed='true']:not(:disabled, [aria-disabled='true']) {
    --button-fill: ${token('color-pressed')};
    --button-fill-hover: ${token('color-pressed')};
    --button-line: ${token('color-ink')};
  }

  &[aria-pressed='true']:is(:disabled, [aria-disabled='true']) {
    --button-fill: ${token('color-pressed')};
    --button-line: ${token('color-line-strong')};
  }

  @media (forced-colors: active) {
    &[aria-pressed='true'] {
      border-color: Highlight;
      background: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }
  }
`

/* Not a `fieldset`, which is for form fields and has its own border. */
export const ToggleGroupRoot = styled.div.attrs({ role: 'group' })`
  display: inline-flex;
  flex-wrap: wrap;
  max-width: 100%;
  gap: 2px;

  /* Joined buttons share their outlines. */
  &[data-joined] {
    flex-wrap: nowrap;
    gap: 0;
  }

  &[data-joined] button {
    border-radius: 0;
  }

  /* The button itself or the tooltip's wrapper around it. */
  &[data-joined] > :not(:first-child),
  &[data-joined] > :not(:first-child) button {
    margin-inline-start: -1px;
  }

  &[data-joined] > button:first-child,
  &[data-joined] > :first-child button {
    border-start-start-radius: ${token('radius-control')};
    border-end-start-radius: ${token('radius-control')};
  }

  &[data-joined] > button:last-child,
  &[data-joined] > :last-child button {
    border-start-end-radius: ${token('radius-control')};
    border-end-end-radius: ${token('radius-control')};
  }

  &[data-joined] button:is(:hover, [aria-pressed='true']) {
    z-index: 1;
  }

  &[data-joined] button:focus-visible {
    z-index: 2;
  }
`
