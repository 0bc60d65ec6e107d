import { styled } from 'styled-components'

import { FieldAdornmentButton } from '../../internal/field/FieldBox.styles'
import { token } from '../../theme/token'

export const Steppers = styled.span`
  display: inline-flex;
  flex: none;
  align-self: stretch;
  margin-inline-end: -10px;
  border-inline-start: 1px solid ${token('color-line')};
`

export const Stepper = styled(FieldAdornmentButton)`
  width: 26px;
  height: 100%;
  margin: 0;
  border-radius: 0;

  & + & {
    border-inline-start: 1px solid ${token('color-line')};
    border-start-end-radius: ${token('radius-control')};
    border-end-end-radius: ${token('radius-control')};
  }

  &:active:not(:disabled) {
    background: ${token('color-pressed')};
  }

  &:disabled {
    color: ${token('color-line-strong')};
  }
`
