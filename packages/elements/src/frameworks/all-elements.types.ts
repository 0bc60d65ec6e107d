import type { MonthElement, MonthEventMap, MonthProperties } from '../month/define'
import type { DayElement, DayEventMap, DayProperties } from '../day/define'
import type { OverstoryElement, OverstoryEventMap, OverstoryProperties } from '../overstory/define'
import type { FlowElement, FlowEventMap, FlowProperties } from '../flow/define'
import type { TableElement, TableEventMap, TableProperties } from '../table/define'
import type { BudgetElement, BudgetEventMap, BudgetProperties } from '../budget/define'
import type { FiltersElement, FiltersEventMap, FiltersProperties } from '../filters/define'
import type { EditorElement, EditorEventMap, EditorProperties } from '../editor/define'

/** An element, its properties and its events. */
interface Types<Element extends HTMLElement, Properties, Events> {
  readonly element: Element
  readonly properties: Properties
  readonly events: Events
}

/** The types of all elements by their names, of which each framework makes its own. */
export interface AllElements {
  'throughline-month': Types<MonthElement, MonthProperties, MonthEventMap>
  'throughline-day': Types<DayElement, DayProperties, DayEventMap>
  'throughline-overstory': Types<OverstoryElement, OverstoryProperties, OverstoryEventMap>
  'throughline-flow': Types<FlowElement, FlowProperties, FlowEventMap>
  'throughline-table': Types<TableElement, TableProperties, TableEventMap>
  'throughline-budget': Types<BudgetElement, BudgetProperties, BudgetEventMap>
  'throughline-filters': Types<FiltersElement, FiltersProperties, FiltersEventMap>
  'throughline-editor': Types<EditorElement, EditorProperties, EditorEventMap>
}

/** A handler for each event, as an attribute of its name behind `on`. */
export type Handlers<Events> = {
  [Name in keyof Events & string as `on${Name}`]?: ((event: Events[Name]) => void) | undefined
}
