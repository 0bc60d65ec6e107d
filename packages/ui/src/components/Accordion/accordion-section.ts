import type { ReactNode } from 'react'

/** A heading that opens and closes the content under it. */
export interface AccordionSection {
  /** Unique in the list. */
  readonly id: string
  /** Its heading. */
  readonly title: ReactNode
  /** A number or a few words after the title; part of the accessible name. */
  readonly count?: ReactNode
  /** Before the heading and not part of it, such as a handle to drag it by. */
  readonly leading?: ReactNode
  /** At the end of the line and not part of the heading, such as buttons. */
  readonly trailing?: ReactNode
  /** Cannot be opened or closed. @default false */
  readonly isDisabled?: boolean
}
