import { token } from '@throughline/ui/theme'
import { styled } from 'styled-components'

export const BudgetTableRoot = styled.div`
  position: relative;
  display: flex;
  flex-direction: column;
  block-size: 100%;
  min-block-size: 0;
  background: ${token('color-surface')};

  /* The target of a press: the amount says so when it is pointed at. */
  [aria-haspopup='dialog'] {
    cursor: pointer;
  }

  [aria-haspopup='dialog']:hover {
    text-decoration: underline;
    text-decoration-color: ${token('color-control-outline')};
    text-underline-offset: 3px;
  }

  @media print {
    display: block;
    block-size: auto;

    &:has(> [data-part='paper']) > [role='treegrid'] {
      display: none;
    }
  }
`

/** The colour of a channel before its name. */
export const ChannelColor = styled.span`
  display: inline-block;
  inline-size: 10px;
  block-size: 10px;
  margin-inline-end: ${token('space-2')};
  border-radius: 3px;
  forced-color-adjust: none;
  print-color-adjust: exact;
`
