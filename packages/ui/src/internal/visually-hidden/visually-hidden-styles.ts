import { css } from 'styled-components'

/** Hides an element visually, but not from screen readers. */
export const visuallyHiddenStyles = css`
  position: absolute;
  overflow: hidden;
  width: 1px;
  height: 1px;
  margin: -1px;
  padding: 0;
  border: 0;
  clip-path: inset(50%);
  white-space: nowrap;
`
