import { css, styled } from 'styled-components'

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

/** Text for screen readers only. Accepts every attribute of a `span`. */
export const VisuallyHidden = styled.span`
  ${visuallyHiddenStyles}
`

/**
 * A visually hidden text that is announced politely whenever it changes. Render it
 * before its text, because a live region that appears together with its text is not
 * announced.
 */
export const Announcement = styled.output`
  ${visuallyHiddenStyles}
`
