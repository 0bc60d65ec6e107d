import { styled } from 'styled-components'

import { token } from '../../theme/token'

export const GalleryRoot = styled.div`
  min-inline-size: 0;
`

export const Tiles = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(168px, 100%), 1fr));
  gap: ${token('space-3')};
  margin: 0;
  padding: 0;
  list-style: none;
`

/* Hundreds of files: what is not on the screen is not laid out. */
export const Tile = styled.li`
  position: relative;
  display: grid;
  gap: ${token('space-2')};
  align-content: start;
  box-sizing: border-box;
  min-inline-size: 0;
  padding: ${token('space-1')};
  content-visibility: auto;
  contain-intrinsic-block-size: auto 172px;

  &:hover [data-part='picture'] {
    border-color: ${token('color-control-outline')};
  }

  @media print {
    break-inside: avoid;
    content-visibility: visible;
  }
`

export const TilePicture = styled.div`
  position: relative;
  display: grid;
  place-items: center;
  aspect-ratio: 4 / 3;
  overflow: hidden;
  border: 1px solid ${token('color-line')};
  border-radius: ${token('radius-control')};
  background: ${token('color-sunken')};
  color: ${token('color-ink-faint')};

  img {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }
`

/** The ending of a file without a picture, such as `PDF`. */
export const TileEnding = styled.div`
  display: grid;
  gap: ${token('space-1')};
  justify-items: center;
  font-size: ${token('text-caption')};
  font-weight: ${token('weight-semibold')};
`

export const TileText = styled.div`
  min-inline-size: 0;
  padding-inline: 2px;
`

export const TilePress = styled.button`
  display: block;
  max-inline-size: 100%;
  padding: 0;
  overflow: hidden;
  border: 0;
  background: none;
  color: ${token('color-ink')};
  font: inherit;
  font-weight: ${token('weight-medium')};
  text-align: start;
  text-overflow: ellipsis;
  white-space: nowrap;
  cursor: pointer;

  /* The whole tile can be pressed. */
  &::after {
    position: absolute;
    inset: 0;
    border-radius: ${token('radius-card')};
    content: '';
  }

  &:focus-visible {
    outline: none;
  }

  &:focus-visible::after {
    outline: ${token('ring-width')} solid ${token('color-focus')};
    outline-offset: calc(-1 * ${token('ring-width')});
  }
`

export const TileDetails = styled.div`
  overflow: hidden;
  color: ${token('color-ink-muted')};
  font-size: ${token('text-dense')};
  line-height: ${token('line-dense')};
  text-overflow: ellipsis;
  white-space: nowrap;
`

/** Over the press of the tile; seen once it is pointed at, or something in it has the focus. */
export const TileActions = styled.div`
  position: absolute;
  z-index: 1;
  inset-block-start: ${token('space-2')};
  inset-inline-end: ${token('space-2')};
  display: flex;
  border: 1px solid ${token('color-line')};
  border-radius: ${token('radius-control')};
  background: ${token('color-surface')};

  @media (hover: hover) {
    ${Tile}:not(:hover, :focus-within) > & {
      opacity: 0;
    }
  }

  @media print {
    display: none;
  }
`
