import { token } from '@throughline/ui/theme'
import { styled } from 'styled-components'

export const PlaceList = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(260px, 1fr));
  gap: ${token('space-3')};
  margin: 0;
  padding: 0;
  list-style: none;
`

export const PlaceCard = styled.a`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${token('space-1')} ${token('space-3')};
  align-content: start;
  block-size: 100%;
  padding: ${token('space-4')};
  border: 1px solid ${token('color-line')};
  border-radius: ${token('radius-card')};
  background: ${token('color-surface')};
  color: ${token('color-ink')};
  text-decoration: none;

  &:hover {
    border-color: ${token('color-line-strong')};
    background: ${token('color-hover')};
  }

  > :not(:first-child) {
    grid-column: 2;
  }

  [data-part='text'] {
    color: ${token('color-ink-muted')};
  }

  [data-part='summary'] {
    color: ${token('color-ink-faint')};
    font-size: ${token('text-dense')};
  }
`
