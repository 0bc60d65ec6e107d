import { token } from '@throughline/ui/theme'
import { styled } from 'styled-components'

export const PreviewImage = styled.img`
  display: block;
  max-inline-size: 100%;
  max-block-size: 64vh;
  margin-inline: auto;
  border-radius: ${token('radius-bar')};
  object-fit: contain;
`

export const PreviewFrame = styled.iframe`
  display: block;
  inline-size: 100%;
  block-size: 64vh;
  border: 1px solid ${token('color-line')};
  border-radius: ${token('radius-control')};
`
