import { styled } from 'styled-components'

import { choiceControlStyles, choiceStyles } from '../../internal/choice/Choice.styles'
import { token } from '../../theme/token'

export const RadioRoot = styled.div`
  ${choiceStyles}
`

export const RadioInput = styled.input`
  ${choiceControlStyles}
  border-radius: 50%;

  &::before {
    width: 6px;
    height: 6px;
    border-radius: 50%;
  }

  /* In an invalid group every ring has the error colour, because the group is invalid,
     not one of its options. */
  [role='radiogroup'][data-invalid] label > &:not(:disabled, [data-read-only]) {
    border-color: ${token('color-danger-text')};
    background: ${token('color-surface')};
    box-shadow: inset 0 0 0 1px ${token('color-danger-text')};
    color: ${token('color-danger-text')};
  }
`
