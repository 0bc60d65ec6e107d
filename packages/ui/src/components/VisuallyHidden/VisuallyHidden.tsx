import { styled } from 'styled-components'

import { visuallyHiddenStyles } from '../../internal/visually-hidden/visually-hidden-styles'

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
