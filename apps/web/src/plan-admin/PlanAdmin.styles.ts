import { token } from '@throughline/ui/theme'
import { styled } from 'styled-components'

/** Contents that a deletion removes. */
export const Consequences = styled.div`
  display: grid;
  gap: ${token('space-2')};
  margin-block-end: ${token('space-3')};

  ul {
    columns: 2;
    margin: 0;
    padding-inline-start: ${token('space-5')};
    font-variant-numeric: tabular-nums;
  }

  p {
    margin: 0;
    overflow-wrap: anywhere;
  }
`

/** List of plans that can be restored. */
export const DeletedList = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;

  li {
    display: flex;
    gap: ${token('space-3')};
    align-items: center;
    padding-block: ${token('space-2')};
  }

  li + li {
    border-block-start: 1px solid ${token('color-line')};
  }

  [data-part='plan'] {
    flex: 1;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }

  strong {
    display: block;
    font-weight: ${token('weight-semibold')};
  }

  [data-part='when'] {
    color: ${token('color-ink-muted')};
    font-size: ${token('text-caption')};
    line-height: ${token('line-caption')};
  }
`
