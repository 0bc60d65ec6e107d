import { styled } from 'styled-components'

import { token } from '../../theme/token'

export const ImageFrame = styled.span`
  position: relative;
  display: inline-block;
  max-width: 100%;
  vertical-align: bottom;
  border-radius: ${token('radius-bar')};
  cursor: default;

  &[data-selected] {
    outline: ${token('ring-width')} solid ${token('color-focus')};
    outline-offset: 2px;
  }

  & > img[data-waiting] {
    min-width: 160px;
    min-height: 80px;
    max-height: 240px;
    object-fit: cover;
    opacity: 0.4;
  }
`

/** Shown instead of a picture from another host. */
export const RemoteImage = styled.span`
  text-decoration: underline;
  overflow-wrap: anywhere;
`

/** The overlay of a picture with its progress and actions. */
export const ImageOverlay = styled.span`
  position: absolute;
  inset-inline: 0;
  inset-block-end: 0;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: ${token('space-1')} ${token('space-2')};
  padding: ${token('space-2')};
  font-size: ${token('text-dense')};
  line-height: ${token('line-dense')};
  text-align: start;
  white-space: normal;
  -webkit-user-select: none;
  user-select: none;

  &[data-fills] {
    inset-block-start: 0;
    flex-direction: column;
    border: 1px dashed ${token('color-control-outline')};
    border-radius: ${token('radius-bar')};
    color: ${token('color-ink')};
  }

  &[data-failed] {
    border-color: ${token('color-danger-text')};
    color: ${token('color-danger-text')};
  }
`

export const ImageProgress = styled.progress`
  width: min(160px, 100%);
  height: 6px;
  accent-color: ${token('color-action')};
`
