import { token } from '@throughline/ui/theme'
import { styled } from 'styled-components'

/** The picture with the square that the crop retains. */
export const CropStage = styled.div`
  position: relative;
  block-size: 320px;
  overflow: hidden;
  border-radius: ${token('radius-control')};
  background: ${token('color-sunken')};

  [data-testid='cropper']:focus-visible {
    outline: 2px solid ${token('color-selection')};
    outline-offset: -2px;
  }
`

export const ZoomRow = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${token('space-3')};
  align-items: center;
  margin-block-start: ${token('space-3')};

  input {
    accent-color: ${token('color-selection')};
  }
`
