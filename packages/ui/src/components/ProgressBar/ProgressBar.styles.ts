import { keyframes, styled } from 'styled-components'

import { token } from '../../theme/token'

const pass = keyframes`
  from {
    transform: translateX(-100%);
  }
  to {
    transform: translateX(250%);
  }
`

/* Not a `progress` element, which cannot contain its label. */
export const ProgressRoot = styled.div.attrs({ role: 'progressbar' })`
  display: grid;
  gap: ${token('space-1')};
  min-width: 0;
`

export const ProgressLine = styled.div`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: ${token('space-2')};
  font-size: ${token('text-dense')};
  line-height: ${token('line-dense')};
`

export const ProgressLabel = styled.span`
  min-width: 0;
  font-weight: ${token('weight-medium')};
  overflow-wrap: anywhere;
`

export const ProgressValue = styled.span`
  flex: none;
  color: ${token('color-ink-muted')};
  font-variant-numeric: tabular-nums;
`

export const ProgressTrack = styled.div`
  height: 6px;
  overflow: hidden;
  border-radius: ${token('radius-pill')};
  background: ${token('color-pressed')};

  [data-size='small'] > & {
    height: 4px;
  }

  [data-size='large'] > & {
    height: 10px;
  }

  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`

export const ProgressFill = styled.div`
  width: 100%;
  height: 100%;
  border-radius: inherit;
  background: ${token('color-action')};
  transform: translateX(calc((var(--tl-progress) - 1) * 100%));
  transition: transform ${token('motion-slow')} ${token('ease-out')};

  &:dir(rtl) {
    transform: translateX(calc((1 - var(--tl-progress)) * 100%));
  }

  [data-tone='success'] & {
    background: ${token('color-success-text')};
  }

  [data-tone='danger'] & {
    background: ${token('color-danger-fill')};
  }

  [data-indeterminate] & {
    width: 40%;
    transform: none;
    animation: ${pass} 1.4s ease-in-out infinite;
  }

  /* Without animation the whole track is striped, so that waiting stays visible. */
  @media (prefers-reduced-motion: reduce) {
    [data-indeterminate] & {
      width: 100%;
      background: repeating-linear-gradient(
        -45deg,
        ${token('color-action')} 0 6px,
        ${token('color-pressed')} 6px 12px
      );
      animation: none;
    }
  }

  @media (forced-colors: active) {
    background: Highlight;
    forced-color-adjust: none;
  }
`
