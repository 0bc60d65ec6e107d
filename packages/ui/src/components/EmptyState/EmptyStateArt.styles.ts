import { styled } from 'styled-components'

import { token } from '../../theme/token'

export const ArtRoot = styled.svg`
  flex: none;
  width: 120px;
  height: 80px;
  margin-block-end: ${token('space-2')};
  stroke-linecap: round;
  stroke-linejoin: round;
  stroke-width: 1.5;

  [data-size='small'] > & {
    width: 84px;
    height: 56px;
  }

  & > * {
    vector-effect: non-scaling-stroke;
  }

  [data-pen='line'] {
    fill: ${token('color-surface')};
    stroke: ${token('color-ink-faint')};
  }

  path[data-pen='line'] {
    fill: none;
  }

  [data-pen='fill'] {
    fill: ${token('color-line')};
    stroke: ${token('color-ink-faint')};
  }

  [data-pen='quiet'] {
    stroke: ${token('color-line-strong')};
  }

  [data-pen='ghost'] {
    stroke: ${token('color-line-strong')};
    stroke-dasharray: 3 3;
  }

  @media (forced-colors: active) {
    [data-pen] {
      stroke: CanvasText;
    }

    [data-pen='line'],
    [data-pen='fill'] {
      fill: Canvas;
    }

    [data-pen='quiet'],
    [data-pen='ghost'] {
      stroke: GrayText;
    }
  }

  @media print {
    display: none;
  }
`
