import { styled } from 'styled-components'

import { token } from '@throughline/ui/theme'

export const Figure = styled.div`
  position: relative;
  display: grid;
  place-items: center;
  min-height: 160px;
  padding-block: 72px;
  padding-inline: 56px;
  border: 1px solid ${token('color-line')};
  border-radius: ${token('radius-card')};
  background: ${token('color-canvas')};
  font-size: ${token('text-body')};
  line-height: ${token('line-body')};
  overflow: clip;
`

/** Covers the example and lets every press through. */
export const Marks = styled.div`
  position: absolute;
  inset: 0;
  pointer-events: none;
`

export const Mark = styled.span`
  position: absolute;
  inset-block-start: 0;
  left: 0;
  display: grid;
  place-items: center;
  width: 20px;
  height: 20px;
  border-radius: ${token('radius-pill')};
  background: ${token('color-inverse')};
  color: ${token('color-on-inverse')};
  font-size: ${token('text-caption')};
  font-weight: ${token('weight-semibold')};
  font-variant-numeric: tabular-nums;
  line-height: 1;
`

export const MarkLine = styled.span`
  position: absolute;
  inset-block-start: 0;
  left: 0;
  width: 1px;
  background: ${token('color-ink-faint')};
  transform-origin: top;

  @media (forced-colors: active) {
    background: CanvasText;
  }
`

export const PartList = styled.ol`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(320px, 100%), 1fr));
  gap: ${token('space-3')} ${token('space-6')};
  margin: 0;
  padding: 0;
  list-style: none;

  li {
    display: grid;
    grid-template-columns: 20px minmax(0, 1fr);
    gap: ${token('space-3')};
  }

  li > ${Mark} {
    position: static;
    margin-block-start: 1px;
  }
`

export const PartText = styled.div`
  color: ${token('color-ink-muted')};

  strong {
    color: ${token('color-ink')};
  }
`
