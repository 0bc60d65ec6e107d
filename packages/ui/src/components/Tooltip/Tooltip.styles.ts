import { styled } from 'styled-components'

import { floatingStyles } from '../../internal/floating/floating-styles'
import { token } from '../../theme/token'

export const TooltipAnchor = styled.span`
  display: contents;
`

export const TooltipRoot = styled.span`
  ${floatingStyles}
  width: max-content;
  max-width: 280px;
  padding: 3px 8px;
  border-color: transparent;
  border-radius: ${token('radius-bar')};
  background: ${token('color-inverse')};
  color: ${token('color-on-inverse')};
  font-size: ${token('text-dense')};
  line-height: 18px;
  overflow: hidden;
  overflow-wrap: anywhere;
`

export const TooltipKeys = styled.kbd`
  margin-inline-start: 8px;
  color: color-mix(in srgb, ${token('color-on-inverse')} 72%, ${token('color-inverse')});
  font: inherit;
`
