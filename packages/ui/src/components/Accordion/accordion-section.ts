import type { ReactNode } from 'react'

/** One section: a heading that opens and closes what is under it. */
export interface AccordionSection {
  /** Tells it from the others. */
  readonly id: string
  /** Its heading. */
  readonly title: ReactNode
  /** A number or a few words after the title, read with it. */
  readonly count?: ReactNode
  /** Before the heading and not part of it, such as a handle to drag it by. */
  readonly leading?: ReactNode
  /** At the end of the line and not part of the heading, such as buttons. */
  readonly trailing?: ReactNode
  /** Stays as it is. @default false */
  readonly isDisabled?: boolean
}
