import { styled } from 'styled-components'

import { choiceControlLook, choiceLook } from '../Checkbox/Checkbox.styles'

export const RadioRoot = styled.div`
  ${choiceLook}
`

export const RadioInput = styled.input`
  ${choiceControlLook}
  border-radius: 50%;

  /* A group with nothing chosen counts as indeterminate. */
  &:indeterminate:not(:checked)::before {
    opacity: 0;
  }

  &::before {
    width: 6px;
    height: 6px;
    border-radius: 50%;
  }
`
