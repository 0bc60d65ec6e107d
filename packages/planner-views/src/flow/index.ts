export { FlowCalendar } from './FlowCalendar'
export { englishFlowCalendarLabels } from './labels'
export type { FlowCalendarLabels } from './labels'
export type {
  FlowCalendarExpenses,
  FlowCalendarHandle,
  FlowCalendarProps,
  FlowCalendarRow,
  FlowCalendarSection,
  FlowCreateRequest,
  FlowItem,
  FlowRowChangeRequest,
} from './FlowCalendar.types'
