import { token } from '@throughline/ui/theme'
import { styled } from 'styled-components'

/** The column that settings are read in. */
export const Content = styled.div`
  display: grid;
  gap: ${token('space-6')};
  align-content: start;
  max-inline-size: 880px;
  min-inline-size: 0;
`

export const Description = styled.p`
  max-inline-size: 64ch;
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
