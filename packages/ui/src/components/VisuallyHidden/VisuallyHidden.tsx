import { css, styled } from 'styled-components'

/** The look of what only screen readers get. */
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

/** Text for screen readers only. Takes every attribute of a `span`. */
export const VisuallyHidden = styled.span`
  ${visuallyHiddenStyles}
`

/**
 * Words that are read out politely whenever they change, and never seen. It has
 * to be there before its words are: a region that arrives with them stays silent.
 */
export const Announcement = styled.output`
  ${visuallyHiddenStyles}
`
