import { styled } from 'styled-components'

import { choiceControlLook, choiceLook } from '../Checkbox/Checkbox.styles'

export const RadioRoot = styled.div`
  ${choiceLook}
`

export const RadioInput = styled.input`
  ${choiceControlLook}
  border-radius: 50%;

  &::before {
    width: 6px;
    height: 6px;
    border-radius: 50%;
  }
`
