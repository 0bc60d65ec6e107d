import { styled } from 'styled-components'

import { token } from '../../theme/token'

export const SwatchGrid = styled.div`
  display: grid;
  grid-template-columns: repeat(var(--tl-swatch-columns), 28px);
  gap: ${token('space-1')};
`

/**
 * The pressable area is 28 px, the visible swatch 20 px; the ring of the chosen one is
 * drawn between them.
 */
export const Swatch = styled.label`
  position: relative;
  display: grid;
  place-items: center;
  width: 28px;
  height: 28px;
  border: 2px solid transparent;
  border-radius: ${token('radius-control')};
  cursor: pointer;

  &:hover:not([data-read-only]) {
    border-color: ${token('color-line-strong')};
  }

  &:has(:checked) {
    border-color: ${token('color-ink')};
  }

  /* Swatches keep their colors also with forced colors; only the chosen one is emphasised. */
  &[data-read-only] {
    cursor: default;

    &:has(:checked) {
      border-color: ${token('color-line-strong')};
    }
  }

  &:has(:disabled) {
    cursor: default;
    opacity: 0.5;

    &:hover:not(:has(:checked)) {
      border-color: transparent;
    }
  }

  &:has(:focus-visible) {
    outline: ${token('ring-width')} solid ${token('color-focus')};
    outline-offset: 1px;
  }

  /* With forced colors a transparent border is visible, and every swatch would look chosen. */
  @media (forced-colors: active) {
    border-color: Canvas;

    &:has(:checked) {
      border-color: Highlight;
    }
  }
`

export const SwatchInput = styled.input`
  position: absolute;
  inset: 0;
  margin: 0;
  appearance: none;
  outline: none;
  cursor: inherit;
`

export const SwatchColor = styled.span`
  display: grid;
  place-items: center;
  width: 20px;
  height: 20px;
  border-radius: ${token('radius-bar')};
  background: var(--tl-swatch-color);
  color: var(--tl-swatch-ink);
  pointer-events: none;
  forced-color-adjust: none;
  print-color-adjust: exact;

  & > svg {
    stroke-width: 3;
  }
`

export const SwatchName = styled.span`
  overflow: hidden;
  margin-inline-start: auto;
  color: ${token('color-ink-faint')};
  font-size: ${token('text-dense')};
  line-height: ${token('line-body')};
  text-overflow: ellipsis;
  white-space: nowrap;
`

export const CustomColor = styled.div`
  max-width: 188px;
  margin-block-start: ${token('space-1')};
`

export const CustomSwatch = styled.span`
  width: 16px;
  height: 16px;
  border: 1px solid ${token('color-line-strong')};
  border-radius: ${token('radius-bar')};
  background: var(--tl-swatch-color, none);
  forced-color-adjust: none;
`
