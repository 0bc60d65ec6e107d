import { keyframes, styled } from 'styled-components'

import { token } from '../../theme/token'

const arrive = keyframes`
  from {
    opacity: 0;
  }
`

export const SlideRoot = styled.div`
  display: grid;
  gap: ${token('space-4')};
`

export const SlidePicture = styled.div`
  display: grid;
  place-items: center;
  aspect-ratio: 16 / 9;
  overflow: hidden;
  border: 1px solid ${token('color-line')};
  border-radius: ${token('radius-card')};
  background: ${token('color-sunken')};
  color: ${token('color-ink-muted')};
  animation: ${arrive} ${token('motion-slow')} ${token('ease-out')};

  & > img,
  & > video,
  & > svg {
    width: 100%;
    height: 100%;
    object-fit: contain;
  }
`

/* Space for three lines, so that the buttons do not move between slides. */
export const SlideTexts = styled.div`
  display: grid;
  align-content: start;
  gap: ${token('space-1')};
  min-height: 88px;
`

export const SlideTitle = styled.h3`
  font-size: ${token('text-heading-small')};
  font-weight: ${token('weight-semibold')};
  line-height: ${token('line-heading-small')};
  overflow-wrap: anywhere;
`

export const SlideText = styled.div`
  color: ${token('color-ink-muted')};
  overflow-wrap: anywhere;
`

export const SlideDots = styled.div`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  margin-inline-start: -8px;
`

export const SlideDot = styled.button`
  display: grid;
  place-items: center;
  width: 24px;
  height: 24px;
  padding: 0;
  border: 0;
  border-radius: 50%;
  background: none;
  cursor: pointer;

  &::before {
    content: '';
    width: 8px;
    height: 8px;
    border: 1px solid ${token('color-control-outline')};
    border-radius: 50%;
  }

  &:hover::before {
    background: ${token('color-line-strong')};
  }

  &[aria-current]::before {
    border-color: ${token('color-action')};
    background: ${token('color-action')};
  }

  &:focus-visible {
    outline-offset: -2px;
  }

  @media (forced-colors: active) {
    &[aria-current]::before {
      border: 4px solid Highlight;
    }
  }
`
