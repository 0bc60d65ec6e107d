import { token } from '@throughline/ui/theme'
import { styled } from 'styled-components'

export const PickerHeading = styled.p`
  margin: 0;
  font-weight: ${token('weight-semibold')};
  overflow-wrap: anywhere;
`
