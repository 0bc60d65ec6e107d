import { css } from 'styled-components'

import { token } from '../../theme/token'

/** The frame of a tag: its height, border, text and states. */
export const tagStyles = css`
  display: inline-flex;
  align-items: center;
  min-width: 0;
  max-width: 100%;
  height: 24px;
  padding: 0;
  border: 1px solid ${token('color-line-strong')};
  border-radius: ${token('radius-bar')};
  background: ${token('color-surface')};
  color: ${token('color-ink')};
  font-size: ${token('text-dense')};
  font-weight: ${token('weight-medium')};
  line-height: ${token('line-dense')};
  text-decoration: none;
  white-space: nowrap;

  &[data-size='small'] {
    height: 20px;
    font-size: ${token('text-caption')};
  }

  &[data-selected] {
    border-color: ${token('color-ink')};
    background: ${token('color-pressed')};
    box-shadow: inset 0 0 0 1px ${token('color-ink')};
  }

  &[data-disabled] {
    color: ${token('color-ink-faint')};
    background: ${token('color-sunken')};
    border-color: ${token('color-line')};
  }
`
