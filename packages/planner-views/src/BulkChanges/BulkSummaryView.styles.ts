import { token } from '@throughline/ui/theme'
import { styled } from 'styled-components'

export const BulkSummaryBox = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space-2')};
  padding: ${token('space-3')};
  border: 1px solid ${token('color-line')};
  border-radius: ${token('radius-card')};
  font-variant-numeric: tabular-nums;

  p {
    display: flex;
    align-items: center;
    gap: ${token('space-2')};
    margin: 0;
  }

  svg {
    flex: none;
  }

  strong {
    font-weight: ${token('weight-semibold')};
  }

  span {
    color: ${token('color-ink-muted')};
  }

  [data-part='unchanged'] {
    color: ${token('color-ink-muted')};
  }

  [data-part='refused'] {
    color: ${token('color-danger-text')};
  }

  /* As many as are read at a glance; more of them scroll. */
  ul {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 2px;
    max-block-size: 208px;
    margin: 0;
    padding: 0;
    overflow: auto;
    border-radius: ${token('radius-bar')};
    font-size: ${token('text-dense')};
    line-height: ${token('line-dense')};
    list-style: none;
  }

  li {
    display: flex;
    gap: ${token('space-4')};
    justify-content: space-between;
    /* The end keeps clear of the scrollbar. */
    padding-inline: 24px ${token('space-2')};
  }

  [data-part='title'] {
    min-inline-size: 0;
    overflow: hidden;
    color: ${token('color-ink')};
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  [data-part='reason'] {
    flex: none;
    max-inline-size: 60%;
    text-align: end;
  }
`

export const BulkNotices = styled.ul`
  display: grid;
  gap: ${token('space-1')};
  margin: 0;
  padding: 0;
  color: ${token('color-ink-muted')};
  font-size: ${token('text-dense')};
  line-height: ${token('line-dense')};
  list-style: none;
`
