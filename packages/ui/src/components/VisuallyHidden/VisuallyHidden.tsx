import type { ComponentPropsWithRef, FunctionComponent, ElementType } from 'react'
import { styled } from 'styled-components'

import { visuallyHiddenStyles } from '../../internal/visually-hidden/visually-hidden-styles'

export interface VisuallyHiddenProps extends ComponentPropsWithRef<'span'> {
  /** Another element, such as a heading. @default 'span' */
  as?: ElementType
}

/* The types are written here, because those of styled-components differ in its versions. */

/** Text for screen readers only. Accepts every attribute of a `span`. */
export const VisuallyHidden: FunctionComponent<VisuallyHiddenProps> = styled.span`
  ${visuallyHiddenStyles}
`

/**
 * A visually hidden text that is announced politely whenever it changes. Render it
 * before its text, because a live region that appears together with its text is not
 * announced.
 */
export const Announcement: FunctionComponent<ComponentPropsWithRef<'output'>> = styled.output`
  ${visuallyHiddenStyles}
`
