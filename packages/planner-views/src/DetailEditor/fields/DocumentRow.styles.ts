import { token } from '@throughline/ui/theme'
import { styled } from 'styled-components'

export const DocumentThumb = styled.span`
  display: flex;
  flex: none;
  align-items: center;
  justify-content: center;
  inline-size: 36px;
  block-size: 28px;
  border-radius: ${token('radius-bar')};
  background: ${token('color-sunken')};
  color: ${token('color-ink-muted')};
  overflow: hidden;

  & > img {
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }
`

export const DocumentText = styled.span`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  align-items: baseline;
  column-gap: ${token('space-2')};
  min-inline-size: 0;

  & > [data-part='size'] {
    color: ${token('color-ink-faint')};
    font-size: ${token('text-dense')};
    font-variant-numeric: tabular-nums;
  }
`

export const DocumentName = styled.button`
  max-inline-size: 100%;
  padding: 0;
  border: 0;
  border-radius: ${token('radius-bar')};
  background: none;
  color: inherit;
  font: inherit;
  text-align: start;
  text-overflow: ellipsis;
  white-space: nowrap;
  overflow: hidden;

  &:is(button) {
    cursor: pointer;
  }

  &:is(button):hover {
    text-decoration: underline;
    text-underline-offset: 3px;
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
