import { token } from '@throughline/ui/theme'
import { styled } from 'styled-components'

/** Sections below each other. */
export const Sections = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space-6')};
  min-inline-size: 0;
`

export const Section = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space-3')};
  min-inline-size: 0;

  > h3 {
    font-size: ${token('text-body')};
    font-weight: ${token('weight-semibold')};
  }

  > p {
    max-inline-size: 72ch;
    color: ${token('color-ink-muted')};
  }
`

export const GroupTitle = styled.div`
  min-block-size: 24px;
  margin-block-end: ${token('space-2')};
  font-weight: ${token('weight-semibold')};
`

export const ArchiveGroup = styled.div`
  padding: ${token('space-3')};
  border: 1px solid ${token('color-line')};
  border-radius: ${token('radius-card')};
  background: ${token('color-surface')};
`

export const Hint = styled.p`
  color: ${token('color-ink-faint')};
  font-size: ${token('text-dense')};
`

export const RowBody = styled.div`
  display: flex;
  gap: ${token('space-1')};
  align-items: center;
  min-inline-size: 0;

  @media print {
    button {
      display: none;
    }
  }
`

export const Details = styled.div`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  column-gap: ${token('space-3')};
  align-items: baseline;
  min-inline-size: 0;

  [data-part='name'] {
    min-inline-size: 0;
    font-weight: ${token('weight-medium')};
    overflow-wrap: anywhere;
  }

  [data-part='facts'] {
    min-inline-size: 0;
    color: ${token('color-ink-faint')};
    font-size: ${token('text-dense')};
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
  }
`

/** Instructions for embedding HTML and PDFs, side by side if they fit. */
export const Instructions = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(220px, 1fr));
  gap: ${token('space-4')};
  margin: 0;

  dt {
    font-weight: ${token('weight-medium')};
  }

  dd {
    margin: 0;
    color: ${token('color-ink-muted')};
  }
`
