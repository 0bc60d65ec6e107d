import { token } from '@throughline/ui/theme'
import { styled } from 'styled-components'

export const Page = styled.div`
  display: grid;
  grid-template-rows: auto 1fr;
  block-size: 100%;
  overflow: auto;
  /* A step moves no content when it loads and becomes higher than the window. */
  scrollbar-gutter: stable;
  scroll-padding-block-end: var(--tl-toast-room, 0px);
  background: ${token('color-canvas')};

  @media print {
    block-size: auto;
    overflow: visible;
  }
`

export const Head = styled.header`
  position: sticky;
  z-index: 2;
  inset-block-start: 0;
  display: flex;
  gap: ${token('space-6')};
  align-items: center;
  min-block-size: 60px;
  padding-inline: ${token('space-6')};
  border-block-end: 1px solid ${token('color-line')};
  background: ${token('color-surface')};

  > ol {
    flex: 1;
    max-inline-size: 1080px;
    margin-inline: auto;
    font-size: ${token('text-dense')};
  }
`

/** Heading and content of a step, in one column. */
export const StepColumn = styled.div`
  display: grid;
  gap: ${token('space-6')};
  align-content: start;
  inline-size: 100%;
  max-inline-size: 808px;
  margin-inline: auto;
  padding: ${token('space-8')} ${token('space-6')}
    calc(${token('space-6')} + var(--tl-toast-room, 0px));

  &[data-width='wide'] {
    max-inline-size: 1168px;
  }
`

export const StepHeading = styled.div`
  display: grid;
  gap: ${token('space-1')};

  h1 {
    scroll-margin-block-start: 100px;
    font-size: ${token('text-heading-large')};
    font-weight: ${token('weight-semibold')};
    letter-spacing: -0.02em;
    line-height: ${token('line-heading-large')};
  }

  p {
    color: ${token('color-ink-muted')};
  }
`

export const StepContent = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space-4')};
  min-inline-size: 0;
`

export const StepActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space-2')};
`

export const StepFoot = styled.div`
  display: flex;
  gap: ${token('space-2')};
  align-items: center;
  padding-block-start: ${token('space-2')};

  > :first-child {
    margin-inline-end: auto;
  }
`

/** Button to the next step, among those of the footer. */
export const StepForward = styled.span`
  display: contents;
`

export const IntroPlace = styled.div`
  display: grid;
  align-content: start;
  justify-content: center;
  min-block-size: 100%;
  padding: max(${token('space-6')}, calc(50dvh - 230px)) ${token('space-6')} ${token('space-6')};
  background: ${token('color-canvas')};
`

export const IntroForm = styled.div`
  display: grid;
  gap: ${token('space-5')};
  inline-size: 420px;
  max-inline-size: 100%;

  h1 {
    font-size: ${token('text-heading-large')};
    font-weight: ${token('weight-semibold')};
    letter-spacing: -0.02em;
    line-height: ${token('line-heading-large')};
  }

  h1 + p {
    margin-block-start: calc(-1 * ${token('space-3')});
    color: ${token('color-ink-muted')};
  }

  form {
    display: grid;
    gap: ${token('space-4')};
  }
`

export const IntroProgress = styled.p`
  color: ${token('color-ink-muted')};
  font-size: ${token('text-dense')};
`
