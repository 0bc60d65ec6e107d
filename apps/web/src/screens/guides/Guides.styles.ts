import { token } from '@throughline/ui/theme'
import { styled } from 'styled-components'

export const GuidePage = styled.div`
  display: grid;
  gap: ${token('space-4')};
  max-inline-size: 800px;
  margin-inline: auto;
  padding: ${token('space-6')};

  & > p {
    margin: 0;
    color: ${token('color-ink-muted')};
  }

  h1 {
    margin: 0;
    font-size: ${token('text-heading-large')};
    line-height: ${token('line-heading-large')};
  }
`

export const GuideHead = styled.div`
  display: flex;
  gap: ${token('space-4')};
  align-items: center;
  justify-content: space-between;
`

export const GuidesHeading = styled.h2`
  margin-block: ${token('space-2')};
  font-size: ${token('text-heading-small')};
  line-height: ${token('line-heading-small')};
`

export const GuideCards = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(240px, 1fr));
  gap: ${token('space-3')};
  margin: 0;
  padding: 0;
  list-style: none;

  & > li {
    display: grid;
    gap: ${token('space-1')};
    align-content: start;
    padding: ${token('space-4')};
    border: 1px solid ${token('color-line')};
    border-radius: ${token('radius-card')};
    background: ${token('color-surface')};
  }

  p {
    margin: 0;
    color: ${token('color-ink-muted')};
  }
`

export const GuideTexts = styled.section`
  display: grid;
  gap: ${token('space-2')};

  h2 {
    margin: ${token('space-3')} 0 0;
    font-size: ${token('text-heading')};
    line-height: ${token('line-heading')};
  }

  p,
  ol,
  ul {
    max-inline-size: 68ch;
    margin: 0;
  }

  ol,
  ul {
    display: grid;
    gap: ${token('space-1')};
    padding-inline-start: ${token('space-5')};
  }
`

export const PictureFrame = styled.picture`
  display: block;
  margin-block: ${token('space-2')};

  img {
    max-inline-size: 100%;
    block-size: auto;
    border: 1px solid ${token('color-line')};
    border-radius: ${token('radius-card')};
  }
`

export const GuideFoot = styled.div`
  display: flex;
  gap: ${token('space-4')};
  justify-content: space-between;
`

export const Neighbour = styled.span`
  display: grid;
  gap: ${token('space-1')};

  & > span {
    color: ${token('color-ink-muted')};
    font-size: ${token('text-dense')};
  }

  &[data-end] {
    text-align: end;
  }
`
