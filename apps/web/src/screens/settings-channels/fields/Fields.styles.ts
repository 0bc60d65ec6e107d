import { token } from '@throughline/ui/theme'
import { styled } from 'styled-components'

/** Placeholder rows of a table that is loading. */
export const FieldsSkeleton = styled.div`
  display: grid;
  gap: ${token('space-4')};
  padding: ${token('space-3')};
  border: 1px solid ${token('color-line')};
  border-radius: ${token('radius-card')};
  background: ${token('color-surface')};
`

/** Button with the names in a cell; it opens their dialog. */
export const NamesButton = styled.button`
  inline-size: 100%;
  /* Its text begins below the head of the column. */
  margin: 0 calc(-1 * ${token('space-1')});
  padding: 2px ${token('space-1')};
  border: 0;
  border-radius: ${token('radius-control')};
  background: none;
  color: inherit;
  font: inherit;
  text-align: start;
  overflow-wrap: anywhere;
  cursor: pointer;

  &:hover {
    background: ${token('color-pressed')};
    color: ${token('color-ink')};
  }
`

/** Sections of a dialog, one below the other. */
export const DialogParts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space-5')};

  h3 {
    margin: 0;
    margin-block-end: ${token('space-2')};
    font-size: ${token('text-body')};
    font-weight: ${token('weight-semibold')};
  }
`

/** Field with the button that submits its value. */
export const ChoiceForm = styled.form`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space-2')};
  align-items: flex-start;

  [data-part='field'] {
    flex: 1 1 220px;
    min-inline-size: 0;
  }
`

/** Section of the universal fields, below the channels. */
export const UniversalSection = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space-3')};
  margin-block-start: ${token('space-4')};
  scroll-margin-block-start: ${token('space-6')};

  [data-part='head'] {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${token('space-3')};
    align-items: baseline;
  }

  h3 {
    margin: 0;
    font-size: ${token('text-heading-small')};
    font-weight: ${token('weight-semibold')};
    line-height: ${token('line-heading-small')};
  }

  p {
    margin: 0;
    color: ${token('color-ink-muted')};
  }
`
