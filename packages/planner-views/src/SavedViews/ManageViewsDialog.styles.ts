import { token } from '@throughline/ui/theme'
import { styled } from 'styled-components'

/** A list of saved views under its heading. */
export const ViewsSection = styled.section`
  /* After the note about sharing, or after another list. */
  * + & {
    margin-block-start: ${token('space-5')};
  }

  h3 {
    margin: 0;
    margin-block-end: ${token('space-2')};
    color: ${token('color-ink-muted')};
    font-size: ${token('text-dense')};
    font-weight: ${token('weight-semibold')};
  }
`

/** A saved view: its name, its content, and its actions. */
export const ViewRow = styled.div`
  display: flex;
  flex: 1;
  align-items: center;
  gap: ${token('space-2')};
  min-inline-size: 0;

  [data-part='name'] {
    flex: 1;
    min-inline-size: 0;
  }

  [data-part='details'] {
    flex: none;
    max-inline-size: 45%;
    overflow: hidden;
    color: ${token('color-ink-muted')};
    font-size: ${token('text-dense')};
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  [data-part='actions'] {
    display: flex;
    flex: none;
    gap: ${token('space-1')};
  }
`

/** Placeholder rows while a list is loading. */
export const ViewsSkeleton = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${token('space-4')};
  padding-block: ${token('space-3')};
`
