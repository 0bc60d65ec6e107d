import { barColors, token } from '@throughline/ui/theme'
import { styled } from 'styled-components'

export const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  min-block-size: 100dvh;
  background: ${token('color-surface')};
`

export const FormSide = styled.main`
  display: grid;
  align-content: start;
  justify-content: center;
  /* From a fixed height downwards, so that a message moves nothing above it. */
  padding: max(${token('space-6')}, calc(50dvh - 210px)) ${token('space-6')} ${token('space-6')};
`

export const Form = styled.form`
  display: grid;
  gap: ${token('space-4')};
  inline-size: 340px;
`

export const Heading = styled.div`
  display: grid;
  gap: 6px;
  margin-block: ${token('space-2')};

  h1 {
    font-size: ${token('text-heading-large')};
    font-weight: ${token('weight-semibold')};
    letter-spacing: -0.02em;
    line-height: ${token('line-heading-large')};
  }

  p {
    color: ${token('color-ink-muted')};
  }
`

export const ArtSide = styled.div`
  position: relative;
  overflow: hidden;
  border-inline-start: 1px solid ${token('color-line')};
  background: ${token('color-sunken')};
`

/** A board of fixed size in the middle of the available space, so that bars never get closer. */
export const ArtBoard = styled.div`
  position: absolute;
  inset-block: 0;
  inset-inline: 0;
  margin-block: auto;
  block-size: 746px;
`

export const ArtBar = styled.span`
  ${barColors}
  position: absolute;
  inset-block-start: calc(var(--row) * 29px);
  inset-inline-start: var(--start);
  inline-size: var(--length);
  block-size: 20px;
  overflow: hidden;
  padding-inline: 6px;
  border-radius: ${token('radius-bar')};
  font-size: ${token('text-dense')};
  line-height: 20px;
  text-overflow: ellipsis;
  white-space: nowrap;
`
