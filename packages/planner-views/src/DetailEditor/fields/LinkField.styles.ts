import { token } from '@throughline/ui/theme'
import { styled } from 'styled-components'

/** A link as small as an icon; its target is as high as the field. */
export const OpenLink = styled.a`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  inline-size: 24px;
  block-size: 24px;
  margin-inline-end: -6px;
  border-radius: ${token('radius-bar')};
  color: ${token('color-ink-muted')};

  &:hover {
    background: ${token('color-hover')};
    color: ${token('color-ink')};
  }
`
