export { FlowCalendar } from './FlowCalendar'
export { FlowPaper, flowSheetsOf } from './parts/FlowPaper'
export type { FlowPaperProps } from './parts/FlowPaper'
export type { FlowSheet } from './model/flow-sheets'
export { englishFlowCalendarLabels } from './FlowCalendar.labels'
export type { FlowCalendarLabels } from './FlowCalendar.labels'
export type {
  FlowCalendarExpenses,
  FlowCalendarHandle,
  FlowCalendarProps,
  FlowCalendarRow,
  FlowCalendarSection,
  FlowCalendarViewProps,
  FlowCreateRequest,
  FlowItem,
  FlowItemInput,
  FlowMarkedDays,
  FlowRowChangeRequest,
} from './FlowCalendar.types'
