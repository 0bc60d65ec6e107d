import { token } from '@throughline/ui/theme'
import { styled } from 'styled-components'

export const ImageFrame = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${token('space-2')};
  min-inline-size: 0;
`

export const ImagePreview = styled.img`
  max-inline-size: 100%;
  max-block-size: 160px;
  align-self: start;
  border: 1px solid ${token('color-line')};
  border-radius: ${token('radius-control')};
  background: ${token('color-sunken')};
  object-fit: contain;
`
