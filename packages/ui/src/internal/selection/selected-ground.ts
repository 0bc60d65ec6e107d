import { css } from 'styled-components'

import { token } from '../../theme/token'

/**
 * The background of selected rows, cells and days. Tertiary text would have a contrast
 * below 4.5:1 on it in the dark theme, so it uses the secondary text colour there.
 */
export const selectedGround = css`
  --tl-color-ink-faint: ${token('color-ink-muted')};

  background: ${token('color-selection-soft')};
`
