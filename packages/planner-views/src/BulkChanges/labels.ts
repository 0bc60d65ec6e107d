import type { CivilDate } from '@throughline/domain/calendar-dates'
import type { DateFieldLabels } from '@throughline/ui/DateField'
import type { NumberFieldLabels } from '@throughline/ui/NumberField'

import type { BulkChange } from '@throughline/domain/bulk'

/** A change, as far as it is chosen, and how many items it is for. */
interface ChangeParts {
  readonly kind: BulkChange['kind']
  /** Null until it is chosen. */
  readonly change: BulkChange | null
  readonly count: number
}

/** Every text of the dialog. */
export interface BulkChangeLabels {
  /** Heading: the change in words, as far as it is chosen. */
  readonly title: (parts: ChangeParts) => string
  /** A sentence below the heading about the items and the change; empty for none. */
  readonly sentence: (parts: {
    readonly change: BulkChange
    readonly initiativeTitle: string | null
    /** The earliest first day, before and after a move; null where no item has a date. */
    readonly firstDay: CivilDate | null
    readonly newFirstDay: CivilDate | null
    /** The chosen type, with its channel. */
    readonly typeName: string | null
    readonly addedTags: readonly string[]
    readonly removedTags: readonly string[]
  }) => string
  /** `10 move` */
  readonly changed: (parts: ChangeParts) => string
  /** `1 initiative, 9 tactics` */
  readonly counts: (parts: { initiatives: number; tactics: number }) => string
  /** `2 stay` */
  readonly refused: (parts: ChangeParts) => string
  /** `3 are like that already` */
  readonly unchanged: (parts: { count: number }) => string
  readonly nothingToChange: (parts: ChangeParts) => string
  /** The primary button: `Move 10 tactics`. */
  readonly apply: (parts: ChangeParts) => string
  readonly next: string
  readonly back: string
  readonly cancel: string
  readonly close: string
  /** Of the button in the corner. */
  readonly closeDialog: string
  readonly loading: string
  readonly summaryFailed: string
  readonly retry: string
  readonly applying: string
  readonly by: string
  readonly byDays: string
  readonly toDate: string
  readonly days: string
  /** Beside the number. */
  readonly daysUnit: (parts: { days: number }) => string
  readonly daysHelp: string
  readonly newFirstDay: string
  /** Below the choice of days or of a date. */
  readonly preview: (parts: {
    kind: 'move' | 'copy'
    firstDay: CivilDate
    newFirstDay: CivilDate
  }) => string
  readonly type: string
  readonly typeHelp: string
  readonly lockedChannel: string
  readonly addTags: string
  readonly removeTags: string
  readonly numberField: NumberFieldLabels
  readonly dateField: DateFieldLabels
}
