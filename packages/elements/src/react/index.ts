import type { DetailedHTMLProps, HTMLAttributes } from 'react'

import type { MonthElement, MonthEventMap, MonthProperties } from '../month/define'
import type { DayElement, DayEventMap, DayProperties } from '../day/define'
import type { OverstoryElement, OverstoryEventMap, OverstoryProperties } from '../overstory/define'
import type { FlowElement, FlowEventMap, FlowProperties } from '../flow/define'
import type { TableElement, TableEventMap, TableProperties } from '../table/define'
import type { BudgetElement, BudgetEventMap, BudgetProperties } from '../budget/define'
import type { FiltersElement, FiltersEventMap, FiltersProperties } from '../filters/define'
import type { EditorElement, EditorEventMap, EditorProperties } from '../editor/define'

/** Props of an element in JSX: HTML attributes, its properties, and a handler for each event. */
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
  'throughline-day': PropsOf<DayElement, DayProperties, DayEventMap>
  'throughline-overstory': PropsOf<OverstoryElement, OverstoryProperties, OverstoryEventMap>
  'throughline-flow': PropsOf<FlowElement, FlowProperties, FlowEventMap>
  'throughline-table': PropsOf<TableElement, TableProperties, TableEventMap>
  'throughline-budget': PropsOf<BudgetElement, BudgetProperties, BudgetEventMap>
  'throughline-filters': PropsOf<FiltersElement, FiltersProperties, FiltersEventMap>
  'throughline-editor': PropsOf<EditorElement, EditorProperties, EditorEventMap>
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements extends ThroughlineElementProps {}
  }
}
