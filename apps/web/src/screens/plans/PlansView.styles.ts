import { token } from '@throughline/ui/theme'
import { styled } from 'styled-components'

export const PlansPage = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: 1fr auto;
  max-inline-size: 1120px;
  padding: 28px ${token('space-10')} calc(${token('space-10')} + var(--tl-toast-room, 0px));

  @media (width < 1200px) {
    padding-inline: ${token('space-6')};
  }

  > * {
    grid-column: 1 / -1;
    min-inline-size: 0;
  }

  /* Below this the names would have no room: the table scrolls in its frame. */
  table {
    min-inline-size: 740px;
  }

  /* As high as that of the list that follows. */
  thead th {
    height: calc(${token('size-row')} + 4px);
  }

  h1 {
    grid-row: 1;
    grid-column: 1;
    margin-block-end: ${token('space-4')};
    font-size: ${token('text-heading-large')};
    font-weight: ${token('weight-semibold')};
    letter-spacing: -0.02em;
    line-height: ${token('line-heading-large')};
  }
`

export const PlanName = styled.span`
  display: flex;
  gap: ${token('space-3')};
  align-items: center;
  min-inline-size: 0;

  &[data-nested] {
    padding-inline-start: 28px;
  }
`

export const PlanTitle = styled.span`
  min-inline-size: 0;
  overflow: hidden;
  font-weight: ${token('weight-semibold')};
  text-overflow: ellipsis;
  white-space: nowrap;
`

export const Framed = styled.div`
  border: 1px solid ${token('color-line')};
  border-radius: ${token('radius-card')};
  background: ${token('color-surface')};

  /* The rows are high for their avatars, in either density. */
  th,
  td {
    padding-inline: 14px;
  }
`

export const Expired = styled.div`
  margin-block-end: ${token('space-4')};
`
