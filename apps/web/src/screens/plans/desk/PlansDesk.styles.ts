import { token } from '@throughline/ui/theme'
import { styled } from 'styled-components'

/** Beside the heading, so its appearance moves no other element. */
export const DeskActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  grid-row: 1;
  grid-column: 2;
  gap: ${token('space-2')};
  align-items: center;
  justify-content: flex-end;
  margin-block-end: ${token('space-4')};

  [data-part='search'] {
    inline-size: 220px;
  }

  p {
    color: ${token('color-ink-muted')};
    font-size: ${token('text-dense')};
  }
`

export const DeskTable = styled.div`
  position: relative;
  min-inline-size: 0;

  /* Where they stand while the rest is loading. */
  && [data-kind='actions'] {
    gap: ${token('space-1')};
    justify-content: flex-start;
    padding-inline: ${token('size-cell-inset')};
  }
`

/**
 * Name of a plan. A lead plan that does not match the search is muted; it is visible for its nested
 * plans.
 */
export const RowName = styled.span`
  display: block;
  min-inline-size: 0;

  &[data-context] {
    color: ${token('color-ink-muted')};
  }

  &[data-context] * {
    font-weight: ${token('weight-regular')};
  }
`

/** Overlay over a list whose plans the user cannot open. */
export const ExpiredOverlay = styled.div`
  position: absolute;
  inset: 0;
  z-index: 3;
  display: flex;
  justify-content: center;
  align-items: flex-start;
  min-block-size: 168px;
  padding: 44px ${token('space-4')} ${token('space-4')};
  border-radius: ${token('radius-card')};
  background: color-mix(in srgb, ${token('color-canvas')} 72%, transparent);
`

export const ExpiredCard = styled.section`
  position: sticky;
  inset-block-start: ${token('space-10')};
  max-inline-size: 420px;
  padding: ${token('space-5')};
  border: 1px solid ${token('color-line')};
  border-radius: ${token('radius-card')};
  background: ${token('color-surface')};
  box-shadow: ${token('shadow-popover')};

  h2 {
    margin: 0 0 ${token('space-2')};
    font-size: ${token('text-heading-small')};
    line-height: ${token('line-heading-small')};
  }

  p {
    margin: 0;
  }

  p + p {
    margin-block-start: ${token('space-2')};
  }
`
