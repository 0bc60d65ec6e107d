import { token } from '@throughline/ui/theme'
import { styled } from 'styled-components'

/** Width from which the parts of a field are in columns. */
const COLUMNS_FROM = '640px'
const COLUMNS = 'minmax(120px, 1.2fr) 92px minmax(120px, 1.5fr) minmax(120px, 1.5fr) 60px'
/** Width of a handle and its surroundings, so that heads align with their columns. */
const HANDLE_PIXELS = 24

export const TableRoot = styled.div`
  container: tl-tactic-fields / inline-size;
  display: grid;
  gap: ${token('space-2')};
  min-inline-size: 0;
`

export const ColumnHeads = styled.div`
  display: none;

  @container tl-tactic-fields (min-width: ${COLUMNS_FROM}) {
    display: grid;
    grid-template-columns: ${COLUMNS};
    gap: ${token('space-3')};
    padding-inline: calc(${token('space-2')} + 1px) calc(${token('space-3')} + 1px);
    color: ${token('color-ink-faint')};
    font-size: ${token('text-caption')};

    &[data-sortable] {
      padding-inline-start: calc(
        ${token('space-2')} + ${HANDLE_PIXELS}px + ${token('space-1')} + 1px
      );
    }
  }
`

export const FieldRow = styled.div`
  display: grid;
  flex: 1;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${token('space-1')} ${token('space-3')};
  align-items: start;
  min-inline-size: 0;
  min-block-size: 24px;
  line-height: 24px;

  > [data-part='name'],
  > [data-part='text'] {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }

  > [data-part='name'] {
    font-weight: ${token('weight-medium')};
  }

  > [data-part='type'] {
    color: ${token('color-ink-muted')};
  }

  > [data-part='text'] {
    grid-column: 1 / -1;
    color: ${token('color-ink-muted')};
    line-height: ${token('line-body')};
  }

  > [data-part='text']:empty {
    display: none;
  }

  > [data-part='actions'] {
    display: flex;
    gap: ${token('space-1')};
    justify-content: flex-end;
    grid-area: 1 / 3;
  }

  @container tl-tactic-fields (min-width: ${COLUMNS_FROM}) {
    grid-template-columns: ${COLUMNS};

    > [data-part='text'] {
      grid-column: auto;
      padding-block: 2px;
    }

    > [data-part='text']:empty {
      display: block;
    }

    > [data-part='actions'] {
      grid-area: auto;
    }
  }

  @media print {
    [data-part='actions'] {
      display: none;
    }
  }
`

export const FieldForm = styled.form`
  display: grid;
  flex: 1;
  gap: ${token('space-3')};
  min-inline-size: 0;

  > [data-part='fields'] {
    display: grid;
    gap: ${token('space-3')};
    align-items: start;

    @container tl-tactic-fields (min-width: 480px) {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }

    @container tl-tactic-fields (min-width: 860px) {
      grid-template-columns: 1.2fr 140px 1.5fr 1.5fr;
    }
  }
`

export const FormFoot = styled.div`
  display: flex;
  gap: ${token('space-2')};
`

/** The form for a new field, below the table. */
export const NewField = styled.div`
  padding: ${token('space-3')};
  border: 1px dashed ${token('color-line-strong')};
  border-radius: ${token('radius-card')};

  @media print {
    display: none;
  }
`
