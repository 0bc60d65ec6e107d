import { Popover } from '@throughline/ui/Popover'
import { token } from '@throughline/ui/theme'
import { styled } from 'styled-components'

/**
 * Scrollable part of the list. It can have the focus, so that users can scroll it with the
 * keyboard.
 */
export const ItemsScroll = styled.div.attrs({ role: 'group', tabIndex: 0 })`
  flex: 0 1 auto;
  min-block-size: 0;
  margin-block: ${token('space-2')};
  overflow: auto;

  &:focus-visible {
    outline-offset: -2px;
  }
`

export const ItemsPopover = styled(Popover)`
  display: flex;
  flex-direction: column;
  box-sizing: border-box;
  inline-size: 696px;
  max-inline-size: calc(100vw - 24px);
  max-block-size: min(440px, calc(100vh - 24px));
  padding: ${token('space-3')};
  font-size: ${token('text-dense')};
  font-variant-numeric: tabular-nums;

  [data-part='head'] {
    display: flex;
    flex: none;
    align-items: center;
    justify-content: space-between;
    gap: ${token('space-3')};
  }

  h2 {
    margin: 0;
    outline: none;
    overflow: hidden;
    font-size: ${token('text-body')};
    font-weight: ${token('weight-semibold')};
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  table {
    inline-size: 100%;
    border-collapse: collapse;
    table-layout: fixed;
  }

  th,
  td {
    padding: 3px ${token('space-2')};
    overflow: hidden;
    font-weight: ${token('weight-regular')};
    text-align: start;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  /* Rings of focus lie outside the fields. */
  td:has(input) {
    overflow: visible;
  }

  thead > tr > * {
    position: sticky;
    z-index: 1;
    inset-block-start: 0;
    background: ${token('color-surface')};
    color: ${token('color-ink-muted')};
    font-size: ${token('text-caption')};
  }

  thead > tr > :nth-child(2) {
    inline-size: 156px;
  }

  thead > tr > :is(:nth-child(3), :nth-child(4)) {
    inline-size: 116px;
  }

  thead > tr > :last-child {
    inline-size: 72px;
  }

  [data-align='end'] {
    text-align: end;
  }

  [data-part='days'] {
    color: ${token('color-ink-muted')};
  }

  [data-part='sums'] {
    display: flex;
    gap: ${token('space-5')};
    margin: 0;
  }

  [data-part='foot'] {
    display: flex;
    flex: none;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: ${token('space-2')} ${token('space-5')};
    padding-block-start: ${token('space-2')};
    padding-inline: ${token('space-2')};
    border-block-start: 1px solid ${token('color-line')};
  }

  [data-part='foot'] > p,
  dd {
    margin: 0;
  }

  dl > div {
    display: flex;
    gap: ${token('space-2')};
  }

  dt,
  [data-part='note'] {
    color: ${token('color-ink-muted')};
  }

  dd {
    font-weight: ${token('weight-semibold')};
  }

  [data-sign='negative'] {
    color: ${token('color-danger-text')};
  }
`
