import { styled } from 'styled-components'

import { token } from '../../theme/token'

export const SparklineRoot = styled.svg.attrs({ role: 'img' })`
  display: inline-block;
  flex: none;
  max-width: 100%;
  overflow: visible;
  color: ${token('color-ink-muted')};
  vertical-align: middle;

  & [data-part='line'] {
    fill: none;
    stroke: currentColor;
    stroke-width: 1.5;
    stroke-linecap: round;
    stroke-linejoin: round;
  }

  & [data-part='area'] {
    fill: currentColor;
    opacity: 0.12;
  }

  & [data-part='zero'] {
    stroke: ${token('color-line-strong')};
    stroke-width: 1;
    stroke-dasharray: 2 2;
  }

  & [data-part='bar'] {
    fill: currentColor;
    opacity: 0.55;
  }

  & [data-part='bar'][data-last] {
    opacity: 1;
  }

  & [data-sign='negative'] {
    fill: ${token('color-danger-text')};
  }

  & [data-part='mark'] {
    fill: ${token('color-surface')};
    stroke: currentColor;
    stroke-width: 1.5;
  }

  & [data-mark='last'] {
    fill: ${token('color-ink')};
    stroke: ${token('color-surface')};
  }

  @media (forced-colors: active) {
    color: CanvasText;
  }
`
