import { token } from '@throughline/ui/theme'
import { styled } from 'styled-components'

export const Library = styled.div`
  display: grid;
  gap: ${token('space-3')};
  min-inline-size: 0;
`

export const GroupHead = styled.div`
  display: flex;
  gap: ${token('space-2')};
  align-items: flex-start;
  min-inline-size: 0;
  min-block-size: 24px;

  h3 {
    display: contents;
    font-weight: ${token('weight-semibold')};
  }

  [data-part='name'] {
    min-inline-size: 0;
    font-weight: ${token('weight-semibold')};
  }

  [data-part='count'] {
    flex: 1;
    padding-block: 2px;
    color: ${token('color-ink-faint')};
    font-size: ${token('text-dense')};
    white-space: nowrap;
  }

  /* The rows below show that the group is open. */
  [data-part='chevron']:not(:hover) {
    background: none;
  }

  [data-part='chevron'] svg {
    transition: transform ${token('motion-fast')} ${token('ease-out')};
  }

  [aria-expanded='true'][data-part='chevron'] svg {
    transform: rotate(90deg);
  }

  @media (prefers-reduced-motion: reduce) {
    [data-part='chevron'] svg {
      transition: none;
    }
  }

  @media print {
    [data-part='chevron'],
    [data-part='delete'] {
      display: none;
    }
  }
`

export const Rows = styled.ul`
  display: grid;
  margin-block: ${token('space-2')} 0;
  margin-inline: 0;
  padding: 0;
  list-style: none;

  > li {
    display: flex;
    gap: ${token('space-3')};
    align-items: center;
    min-inline-size: 0;
    min-block-size: 40px;
    border-block-start: 1px solid ${token('color-line')};
    content-visibility: auto;
    /* A row without its border. */
    contain-intrinsic-block-size: auto 39px;
  }
`

export const TilesPlace = styled.div`
  padding-block-start: ${token('space-2')};
`

/** The search, with the choice of the view beside it. */
export const LibraryHead = styled.div`
  display: flex;
  gap: ${token('space-2')};
  align-items: center;

  > :first-child {
    flex: 1;
  }
`

export const DocumentIcon = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  inline-size: 28px;
  block-size: 28px;
  overflow: hidden;
  border-radius: ${token('radius-bar')};
  background: ${token('color-sunken')};
  color: ${token('color-ink-faint')};

  img {
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }
`

export const DocumentDetails = styled.div`
  flex: 1;
  min-inline-size: 0;

  [data-part='name'] {
    display: block;
    max-inline-size: 100%;
    overflow: hidden;
    padding: 0;
    border: 0;
    background: none;
    color: ${token('color-ink')};
    font: inherit;
    font-weight: ${token('weight-medium')};
    text-align: start;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  button[data-part='name'] {
    cursor: pointer;
  }

  button[data-part='name']:hover {
    text-decoration: underline;
  }

  [data-part='facts'] {
    color: ${token('color-ink-faint')};
    font-size: ${token('text-dense')};
    font-variant-numeric: tabular-nums;
    line-height: 16px;
  }
`

/** Notice about a category that another user has deleted. */
export const GroupNotice = styled.output`
  display: block;
  padding-block-start: ${token('space-1')};
  color: ${token('color-warning-text')};
  font-size: ${token('text-dense')};
`

export const GroupFoot = styled.div`
  padding-block-start: ${token('space-2')};
  color: ${token('color-ink-faint')};
  font-size: ${token('text-dense')};
`

export const ItemLinks = styled.div`
  display: grid;
  gap: ${token('space-1')};
  max-inline-size: 320px;
  max-block-size: 280px;
  padding: ${token('space-3')};
  overflow: auto;

  ul {
    display: grid;
    gap: ${token('space-1')};
    margin: 0;
    padding: 0;
    list-style: none;
  }
`

export const DownloadLink = styled.a`
  display: inline-flex;
  flex: none;
  align-items: center;
  justify-content: center;
  inline-size: ${token('size-control-small')};
  block-size: ${token('size-control-small')};
  border-radius: ${token('radius-control')};
  color: ${token('color-ink-muted')};

  &:hover {
    background: ${token('color-hover')};
    color: ${token('color-ink')};
  }
`
