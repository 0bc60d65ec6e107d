import type { DetailedHTMLProps, HTMLAttributes } from 'react'

import type { MonthElement, MonthEventMap, MonthProperties } from '../month/define'

/** What JSX takes for an element: attributes of HTML, its properties, and a handler for each event. */
type PropsOf<Element extends HTMLElement, Properties, Events> = Omit<
  DetailedHTMLProps<HTMLAttributes<Element>, Element>,
  keyof Properties
> &
  Properties & {
    [Name in keyof Events & string as `on${Name}`]?: ((event: Events[Name]) => void) | undefined
  }

/** The elements by their names, as JSX takes them. */
export interface ThroughlineElementProps {
  'throughline-month': PropsOf<MonthElement, MonthProperties, MonthEventMap>
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements extends ThroughlineElementProps {}
  }
}
