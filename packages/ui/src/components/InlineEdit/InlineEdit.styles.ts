import { styled } from 'styled-components'

import { FieldBox } from '../../internal/field/FieldBox.styles'
import { token } from '../../theme/token'

/** Text and field have the same position, so that nothing moves when one replaces the other. */
export const InlineRoot = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${token('space-1')};
  min-width: 0;
  max-width: 100%;
`

export const InlineView = styled.div`
  display: flex;
  align-items: center;
  gap: ${token('space-1')};
  min-width: 0;
  min-height: ${token('size-control-small')};
`

export const InlineText = styled.span`
  overflow: hidden;
  min-width: 0;
  text-overflow: ellipsis;
  white-space: nowrap;

  &[data-empty] {
    color: ${token('color-ink-faint')};
  }
`

/** Always visible for touch and keyboard; for a mouse while it is over the row, or always too. */
export const InlinePencil = styled.span`
  display: inline-flex;
  flex: none;

  @media (hover: hover) {
    &[data-shown='hover'] {
      opacity: 0;
    }

    ${InlineRoot}:hover &,
    &:focus-within {
      opacity: 1;
    }
  }

  @media print {
    display: none;
  }
`

export const InlineForm = styled.div`
  display: flex;
  align-items: center;
  gap: ${token('space-1')};
  min-width: 0;
`

export const InlineBox = styled(FieldBox)`
  flex: 1;
  min-width: 64px;
  height: ${token('size-control-small')};
  margin-inline-start: -7px;
  padding-inline: 6px;
  font: inherit;
`
