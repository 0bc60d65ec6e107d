import { css } from 'styled-components'

import { token } from '../theme/token'

/**
 * The ground behind selected rows, cells and days. Faint ink would fall below
 * 4.5:1 on it in the dark theme, so text there is muted at most.
 */
export const selectedGround = css`
  --tl-color-ink-faint: ${token('color-ink-muted')};

  background: ${token('color-selection-soft')};
`
