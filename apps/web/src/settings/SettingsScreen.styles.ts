import { token } from '@throughline/ui/theme'
import { styled } from 'styled-components'

/** Column of the settings. */
export const Content = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space-4')};
  align-content: start;
  max-inline-size: 1120px;
  min-inline-size: 0;

  &[data-width='narrow'] {
    max-inline-size: 880px;
  }
`

/** The title of the screen, with its main actions. */
export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space-3')} ${token('space-6')};
  align-items: center;
  justify-content: space-between;

  > :first-child {
    flex: 1 1 320px;
    min-inline-size: 0;
  }
`

export const HeadActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space-2')};
  align-items: center;

  @media print {
    display: none;
  }
`

export const Title = styled.h2`
  font-size: ${token('text-heading')};
  font-weight: ${token('weight-semibold')};
  line-height: ${token('line-heading')};
`

export const Description = styled.p`
  max-inline-size: 72ch;
  color: ${token('color-ink-muted')};
`

/** The container that `FormSection` measures. */
export const SectionsRoot = styled.div`
  container: tl-form / inline-size;
  display: flex;
  flex-direction: column;
  min-inline-size: 0;
`

export const SkeletonSections = styled.section`
  display: grid;
  gap: ${token('space-6')};

  > div {
    display: grid;
    grid-template-columns: minmax(180px, 1fr) minmax(0, 2fr);
    gap: ${token('space-3')} ${token('space-8')};
    align-items: start;
  }

  > div + div {
    padding-block-start: ${token('space-6')};
    border-block-start: 1px solid ${token('color-line')};
  }

  [data-part='fields'] {
    display: grid;
    gap: ${token('space-3')};
  }
`

export const SaveState = styled.output`
  margin-inline-end: auto;
  color: ${token('color-ink-faint')};
  font-size: ${token('text-dense')};
`
