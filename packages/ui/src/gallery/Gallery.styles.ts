import { styled } from 'styled-components'

import { token } from '../theme/token'

export const GalleryRoot = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(300px, 1fr));
  gap: ${token('space-4')};
  grid-auto-flow: row dense;
  align-items: start;
`

export const GalleryCard = styled.section`
  display: grid;
  grid-template-rows: auto 1fr;
  gap: ${token('space-3')};
  min-width: 0;
  padding: ${token('space-3')} ${token('space-4')} ${token('space-4')};
  border: 1px solid ${token('color-line')};
  border-radius: ${token('radius-card')};
  background: ${token('color-surface')};

  &[data-wide] {
    grid-column: 1 / -1;
  }
`

export const GalleryName = styled.h2`
  color: ${token('color-ink-faint')};
  font-size: ${token('text-caption')};
  font-weight: ${token('weight-medium')};
  line-height: ${token('line-caption')};
`

export const GalleryPlace = styled.div`
  min-width: 0;
`
