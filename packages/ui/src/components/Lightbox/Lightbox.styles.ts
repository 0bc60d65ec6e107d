import { styled } from 'styled-components'

import { token } from '../../theme/token'
import { Dialog } from '../Dialog'

export const LightboxDialog = styled(Dialog)`
  && {
    --dialog-width: 1080px;
  }
`

/* Of the same height for each file, so that the buttons stay under the pointer. */
export const Stage = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  place-items: center;
  box-sizing: border-box;
  block-size: min(64vh, 640px);
  overflow: hidden;
  border: 1px solid ${token('color-line')};
  border-radius: ${token('radius-control')};
  background: ${token('color-sunken')};

  /* Above each other: the picture is there, unseen, while its space is filled. */
  > * {
    grid-area: 1 / 1;
  }
`

export const StagePicture = styled.img`
  display: block;
  max-inline-size: 100%;
  max-block-size: 100%;
  min-block-size: 0;
  object-fit: contain;

  &[data-status='loading'] {
    opacity: 0;
  }
`

export const StageFrame = styled.iframe`
  display: block;
  inline-size: 100%;
  block-size: 100%;
  border: 0;
`

export const StageSteps = styled.div`
  display: flex;
  flex: 1;
  gap: ${token('space-1')};
  align-items: center;
  color: ${token('color-ink-muted')};
  font-size: ${token('text-dense')};
  font-variant-numeric: tabular-nums;

  svg:dir(rtl) {
    scale: -1 1;
  }
`
