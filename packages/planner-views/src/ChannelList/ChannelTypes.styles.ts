import { token } from '@throughline/ui/theme'
import { styled } from 'styled-components'

/** As wide as the card, of which a handle takes 24 px and its padding the rest. */
const CARD_START = `calc(24px + ${token('space-1')} + ${token('space-2')})`

/** The types of a channel: a head, a row for each, and the form that adds one. */
export const TypesRoot = styled.div`
  --type-columns: minmax(0, 1.1fr) minmax(0, 1.2fr) minmax(0, 1.4fr) 64px;

  margin-block: ${token('space-2')} -9px;
  margin-inline: calc(-1 * ${CARD_START}) calc(-1 * ${token('space-3')});
  border-block-start: 1px solid ${token('color-line')};

  &[data-read-only] {
    margin-inline-start: calc(-1 * ${token('space-2')});
  }

  &[data-columns='2'] {
    --type-columns: minmax(0, 1fr) minmax(0, 1.6fr) 64px;
  }

  /* The card of the channel already frames the rows. */
  [data-sortable-group] {
    border: 0;
    border-radius: 0;
    background: none;
  }

  [data-sortable-item]:hover {
    background: ${token('color-hover')};
  }

  @media (pointer: coarse) {
    &:not([data-read-only]) {
      margin-inline-start: calc(-1 * (${CARD_START} + 8px));
    }
  }
`

export const TypesHead = styled.div`
  display: grid;
  grid-template-columns: var(--type-columns);
  gap: ${token('space-3')};
  padding-block: ${token('space-1')};
  padding-inline: ${CARD_START} ${token('space-3')};
  border-block-end: 1px solid ${token('color-line')};
  color: ${token('color-ink-muted')};
  font-size: ${token('text-caption')};

  [data-read-only] > & {
    padding-inline-start: ${token('space-2')};
  }
`

export const TypeRoot = styled.div`
  min-inline-size: 0;
  scroll-margin-block-start: ${token('space-6')};
`

export const TypeCells = styled.div`
  display: grid;
  grid-template-columns: var(--type-columns);
  gap: ${token('space-3')};
  align-items: center;
  min-block-size: 24px;

  [data-part='name'] {
    min-inline-size: 0;
    font-weight: ${token('weight-medium')};
  }

  [data-part='cell'] {
    min-inline-size: 0;
    color: ${token('color-ink-muted')};
    overflow-wrap: anywhere;
  }

  [data-part='actions'] {
    display: flex;
    gap: ${token('space-1')};
    justify-content: flex-end;
    margin-block: -2px;
  }

  @media print {
    [data-part='actions'] {
      display: none;
    }
  }
`

/** Status of a type whose name is being typed. */
export const TypeNotice = styled.output`
  display: block;
  padding-block: ${token('space-1')};
  color: ${token('color-warning-text')};
`

export const TypeOptions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space-2')} ${token('space-6')};
  padding-block: ${token('space-2')} ${token('space-1')};

  &[hidden] {
    display: none;
  }
`

export const AddTypeForm = styled.form`
  display: flex;
  gap: ${token('space-2')};
  align-items: flex-start;
  padding-block: ${token('space-2')};
  padding-inline: ${CARD_START} ${token('space-3')};
  border-block-start: 1px solid ${token('color-line')};

  [data-part='field'] {
    flex: 0 1 260px;
    min-inline-size: 0;
  }

  @media print {
    display: none;
  }
`
