import { token } from '@throughline/ui/theme'
import { styled } from 'styled-components'

export const FilterRow = styled.section`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space-3')};
  align-items: flex-end;

  > [data-part='date'] {
    inline-size: 160px;
  }

  > [data-part='category'] {
    inline-size: 220px;
  }

  > [data-part='count'] {
    margin-inline-start: auto;
    color: ${token('color-ink-faint')};
    font-size: ${token('text-dense')};
  }
`

/** Icon of notes. It has no tooltip, because its card opens in the same place. */
export const NotesButton = styled.button`
  display: grid;
  place-items: center;
  inline-size: 24px;
  block-size: 24px;
  margin: 0;
  padding: 0;
  border: 0;
  border-radius: ${token('radius-bar')};
  background: none;
  color: ${token('color-ink-muted')};

  &:hover {
    background: ${token('color-pressed')};
    color: ${token('color-ink')};
  }
`

export const NotesCard = styled.div`
  max-inline-size: 320px;
  max-block-size: 240px;
  overflow: auto;
  padding: ${token('space-3')};
`

/** Documents of a row: a paperclip and their number. */
export const DocumentCount = styled.span`
  display: inline-flex;
  gap: ${token('space-1')};
  align-items: center;
  color: ${token('color-ink-muted')};
`

/** The categories, below the table. */
export const CategoriesRoot = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space-2')};
  max-inline-size: 720px;
  margin-block-start: ${token('space-4')};
  scroll-margin-block-start: ${token('space-6')};

  h3 {
    margin: 0;
    font-size: ${token('text-heading-small')};
    font-weight: ${token('weight-semibold')};
  }

  > p {
    margin: 0;
    color: ${token('color-ink-muted')};
  }
`
