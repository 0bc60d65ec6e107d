import { styled } from 'styled-components'

import { token } from '@throughline/ui/theme'

export const SectionRoot = styled.section`
  display: flex;
  flex-direction: column;
  gap: ${token('space-4')};
  scroll-margin-block-start: ${token('space-6')};
`

export const SectionTitle = styled.h2`
  margin: 0;
  font-size: ${token('text-heading')};
  font-weight: ${token('weight-semibold')};
  letter-spacing: -0.01em;
  line-height: ${token('line-heading')};
`

export const SubTitle = styled.h3`
  margin: 0;
  font-size: 14px;
  font-weight: ${token('weight-semibold')};
  line-height: 20px;
`

/** Sentences, no wider than they are read well. */
export const Prose = styled.p`
  max-width: 680px;
  margin: 0;
  color: ${token('color-ink-muted')};
`

export const Points = styled.ul`
  display: flex;
  flex-direction: column;
  gap: ${token('space-2')};
  max-width: 680px;
  margin: 0;
  padding-inline-start: ${token('space-5')};
  color: ${token('color-ink-muted')};

  li::marker {
    color: ${token('color-ink-faint')};
  }
`

/** The ground of a live example. */
export const Frame = styled.div`
  border: 1px solid ${token('color-line')};
  border-radius: ${token('radius-card')};
  overflow: clip;
`

export const DocsTable = styled.table`
  width: 100%;
  border: 1px solid ${token('color-line')};
  border-collapse: separate;
  border-radius: ${token('radius-card')};
  border-spacing: 0;
  background: ${token('color-surface')};
  text-align: start;

  th,
  td {
    padding: ${token('space-3')} ${token('space-4')};
    border-block-start: 1px solid ${token('color-line')};
    text-align: start;
    vertical-align: top;
  }

  thead th {
    padding-block: ${token('space-2')};
    border-block-start: 0;
    color: ${token('color-ink-muted')};
    font-size: ${token('text-dense')};
    font-weight: ${token('weight-medium')};
  }

  tbody th {
    font-weight: ${token('weight-regular')};
  }
`

/** Keeps a wide table inside the page. It can be scrolled with the keyboard. */
export const TableScroll = styled.section`
  overflow-x: auto;

  &:focus-visible {
    border-radius: ${token('radius-card')};
    outline: ${token('ring-width')} solid ${token('color-focus')};
    outline-offset: ${token('ring-offset')};
  }
`
