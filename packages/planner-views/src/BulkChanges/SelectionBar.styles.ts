import { token } from '@throughline/ui/theme'
import { keyframes, styled } from 'styled-components'

const arrive = keyframes`
  from {
    opacity: 0;
    transform: translateY(8px);
  }
`

export const SelectionBarRoot = styled.div`
  position: absolute;
  inset-block-end: ${token('space-4')};
  inset-inline: ${token('space-4')};
  z-index: 3;
  display: flex;
  justify-content: center;
  /* Content beside the bar stays clickable. */
  pointer-events: none;

  [role='toolbar'] {
    box-sizing: border-box;
    /* The bar measures against this width what fits. */
    inline-size: min(100%, 720px);
    min-block-size: 40px;
    padding: 4px 6px 4px 14px;
    border: 1px solid transparent;
    border-radius: ${token('radius-card')};
    background: ${token('color-inverse')};
    box-shadow: ${token('shadow-toast')};
    color: ${token('color-on-inverse')};
    pointer-events: auto;
    animation: ${arrive} ${token('motion-slow')} ${token('ease-out')};
  }

  @media (prefers-reduced-motion: reduce) {
    [role='toolbar'] {
      animation: none;
    }
  }

  /* On the dark background of the bar, in both themes. */
  [role='toolbar'] button {
    --button-fill: transparent;
    --button-fill-hover: color-mix(in srgb, currentColor 14%, transparent);
    --button-fill-pressed: color-mix(in srgb, currentColor 22%, transparent);
    --button-ink: ${token('color-on-inverse')};
    color: ${token('color-on-inverse')};
  }

  [role='toolbar'] button:focus-visible {
    outline-color: currentColor;
    outline-offset: -2px;
  }

  [role='toolbar'] div[aria-hidden] {
    opacity: 0.3;
  }

  [data-part='count'] {
    flex: none;
    padding-inline-end: 6px;
    font-weight: ${token('weight-semibold')};
    font-variant-numeric: tabular-nums;
  }

  [data-part='reason'] {
    flex: 1 1 0;
    min-inline-size: 0;
    padding-inline: 6px;
    white-space: normal;
  }

  [data-part='clear'] {
    display: flex;
    flex: none;
    align-items: center;
    margin-inline-start: auto;
  }

  @media print {
    display: none;
  }
`
