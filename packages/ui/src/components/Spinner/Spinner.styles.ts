import { keyframes, styled } from 'styled-components'

const turn = keyframes`
  to {
    transform: rotate(1turn);
  }
`

const appear = keyframes`
  from {
    visibility: hidden;
  }
`

export const SpinnerRoot = styled.span`
  display: inline-flex;
  color: inherit;
  vertical-align: middle;
  animation: ${appear} var(--tl-spinner-delay) step-end backwards;
`

export const SpinnerDisc = styled.span`
  display: block;
  width: var(--tl-spinner-size);
  height: var(--tl-spinner-size);
  border: 2px solid color-mix(in srgb, currentColor 24%, transparent);
  border-block-start-color: currentColor;
  border-radius: 50%;
  animation: ${turn} 720ms linear infinite;

  /* Without animation the spinner is a dotted ring, so that waiting stays visible. */
  @media (prefers-reduced-motion: reduce) {
    border: 2px dotted currentColor;
    animation: none;
  }

  [data-progress] > & {
    border: 0;
    background: conic-gradient(
      currentColor var(--tl-spinner-turn),
      color-mix(in srgb, currentColor 24%, transparent) 0
    );
    mask: radial-gradient(closest-side, transparent calc(100% - 2.5px), black calc(100% - 2px));
    animation: none;
  }

  @media (forced-colors: active) {
    forced-color-adjust: none;
  }
`
