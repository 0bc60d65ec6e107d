/**
 * The parts of the package that the bench uses; its own declarations cannot be found through its
 * `exports`.
 */
declare module '@toast-ui/calendar' {
  interface EventObject {
    readonly id: string
    readonly title: string
    readonly start: string
    readonly end: string
    readonly isAllday: boolean
    readonly category: 'allday'
    readonly backgroundColor: string
    readonly borderColor: string
    readonly color: string
    readonly isReadOnly?: boolean
  }

  interface Options {
    readonly defaultView: 'month'
    readonly usageStatistics: boolean
    readonly gridSelection: boolean
    readonly useFormPopup: boolean
    readonly useDetailPopup: boolean
    readonly month: { readonly isAlways6Weeks: boolean; readonly startDayOfWeek: number }
  }

  export default class Calendar {
    constructor(container: HTMLElement, options: Options)
    createEvents(events: EventObject[]): void
    setDate(date: string): void
  }
}
