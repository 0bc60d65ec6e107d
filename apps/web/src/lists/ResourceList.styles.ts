import { token } from '@throughline/ui/theme'
import { styled } from 'styled-components'

export const ListRoot = styled.div`
  display: grid;
  gap: ${token('space-3')};
  min-inline-size: 0;
`

/** Frame of a loading list, with the look of a `SortableList`. */
export const ListSkeleton = styled.section`
  display: grid;
  border: 1px solid ${token('color-line')};
  border-radius: ${token('radius-card')};
  background: ${token('color-surface')};

  > div {
    display: flex;
    align-items: center;
    gap: ${token('space-3')};
    block-size: ${token('size-row')};
    padding-inline: ${token('space-3')};
  }

  > div + div {
    border-block-start: 1px solid ${token('color-line')};
  }
`

export const Row = styled.div`
  display: flex;
  align-items: center;
  gap: ${token('space-3')};
  min-inline-size: 0;
  min-block-size: 24px;

  [data-part='name'] {
    flex: 1;
    min-inline-size: 0;
  }

  [data-part='details'] {
    flex: none;
    color: ${token('color-ink-faint')};
    font-size: ${token('text-dense')};
  }
`

/** Notice about a resource that another user has deleted while its name is edited. */
export const RowNotice = styled.output`
  flex: 1;
  color: ${token('color-warning-text')};
`

export const AddRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space-2')};
  align-items: flex-start;

  [data-part='field'] {
    flex: 1 1 220px;
    min-inline-size: 0;
  }
`

export const ListHint = styled.p`
  color: ${token('color-ink-faint')};
  font-size: ${token('text-dense')};
`
