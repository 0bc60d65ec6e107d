import { token } from '@throughline/ui/theme'
import { styled } from 'styled-components'

export const Group = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space-2')};

  & + & {
    margin-block-start: ${token('space-6')};
  }

  > h3 {
    margin: 0;
    font-size: ${token('text-body')};
    font-weight: ${token('weight-semibold')};
  }
`

export const EmptyGroup = styled.p`
  color: ${token('color-ink-muted')};
`

export const Rows = styled.ul`
  margin: 0;
  padding: 0;
  border: 1px solid ${token('color-line')};
  border-radius: ${token('radius-card')};
  background: ${token('color-surface')};
  list-style: none;
`

export const RowRoot = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 0 ${token('space-3')};
  align-items: center;
  padding: ${token('space-1')} ${token('space-3')} ${token('space-2')};
  scroll-margin-block: ${token('space-6')};

  & + & {
    border-block-start: 1px solid ${token('color-line')};
  }

  > * {
    grid-column: 1;
  }

  > :nth-child(3) {
    grid-row: 1 / 3;
    grid-column: 2;
  }

  label {
    font-weight: ${token('weight-medium')};
  }
`

export const Status = styled.p`
  /* Below the name, which stands after the box. */
  padding-inline-start: calc(16px + ${token('space-2')});
  color: ${token('color-ink-muted')};
  font-size: ${token('text-dense')};
  line-height: 16px;
  overflow-wrap: anywhere;

  &[data-problem] {
    color: ${token('color-danger-text')};
  }
`

/** An address, with the preview once it has loaded. */
export const AddressPart = styled.div`
  > [aria-live]:not(:empty) {
    margin-block-start: ${token('space-3')};
  }
`

export const PreviewRoot = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space-1')};
  padding: ${token('space-3')};
  border: 1px solid ${token('color-line')};
  border-radius: ${token('radius-card')};
  background: ${token('color-canvas')};
  font-size: ${token('text-dense')};
  overflow-wrap: anywhere;

  > h4 {
    font-size: ${token('text-body')};
    font-weight: ${token('weight-semibold')};
  }

  > p {
    color: ${token('color-ink-muted')};
  }

  > ul {
    display: grid;
    gap: ${token('space-1')};
    margin: ${token('space-1')} 0 0;
    padding: 0;
    list-style: none;
  }

  > ul > li {
    display: grid;
    grid-template-columns: 64px minmax(0, 1fr);
    gap: ${token('space-2')};
  }

  time {
    color: ${token('color-ink-muted')};
    font-variant-numeric: tabular-nums;
  }
`

export const Suggestion = styled.p`
  margin-block-start: ${token('space-5')};
  color: ${token('color-ink-muted')};

  @media print {
    display: none;
  }
`
