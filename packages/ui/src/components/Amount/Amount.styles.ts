import { styled } from 'styled-components'

import { token } from '../../theme/token'

export const AmountRoot = styled.span`
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
  /* The minus stays before the digits in a page from right to left. */
  unicode-bidi: plaintext;

  &[data-sign='negative'] {
    color: ${token('color-danger-text')};
    font-weight: ${token('weight-semibold')};
  }

  &[data-sign='none'] {
    color: ${token('color-ink-faint')};
  }
`
