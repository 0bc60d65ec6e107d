import { styled } from 'styled-components'

import { token } from '../../theme/token'

export const AvatarRoot = styled.span`
  display: inline-grid;
  flex: none;
  place-items: center;
  width: var(--tl-avatar-size);
  height: var(--tl-avatar-size);
  overflow: hidden;
  border: 1px solid transparent;
  border-radius: 50%;
  background: ${token('color-inverse')};
  color: ${token('color-on-inverse')};
  font-size: calc(var(--tl-avatar-size) * 0.42);
  font-weight: ${token('weight-semibold')};
  line-height: 1;
  letter-spacing: 0.01em;
  -webkit-user-select: none;
  user-select: none;

  &[data-shape='square'] {
    border-radius: ${token('radius-control')};
  }

  &[data-tone='quiet'] {
    border-color: ${token('color-line')};
    background: ${token('color-sunken')};
    color: ${token('color-ink-muted')};
  }

  &[data-tone='person'] {
    background: ${token('color-person')};
    color: ${token('color-on-person')};
  }

  & > img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }

  @media (forced-colors: active) {
    border-color: CanvasText;
  }
`
