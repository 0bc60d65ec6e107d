import type { DayNumber } from '@throughline/domain/calendar-dates'
import type { RepeatPreview } from '@throughline/domain/item-form'
import type { ReactNode } from 'react'

import type { RecurrenceLabels } from './RecurrenceDialog.labels'
import { RepeatNotes } from './RecurrenceDialog.styles'

/** This many of the next days are written out. */
const WRITTEN_DAYS = 3

const none: readonly string[] = []

interface RepeatNotesTextProps {
  readonly preview: RepeatPreview
  readonly today: DayNumber
  readonly labels: RecurrenceLabels
  readonly id?: string
  /** Hints below the sentence. @default none */
  readonly hints?: readonly string[]
  /** Content after the sentence. */
  readonly children?: ReactNode
}

/** The dates of a series in words, with notes for the user. */
export function RepeatNotesText({
  preview,
  today,
  labels,
  id,
  hints = none,
  children,
}: RepeatNotesTextProps) {
  const { nextDays, moreCount } = preview
  const left = nextDays.length - Math.min(nextDays.length, WRITTEN_DAYS)
  const written: RepeatPreview = {
    ...preview,
    nextDays: nextDays.slice(0, WRITTEN_DAYS),
    moreCount: moreCount === null ? null : moreCount + left,
  }
  const allHints = preview.skipsShortMonths ? [labels.skipsShortMonths, ...hints] : hints
  return (
    <RepeatNotes id={id}>
      <p>{labels.next(written, today)}</p>
      {children}
      {allHints.map((hint) => (
        <p key={hint} data-part="hint">
          {hint}
        </p>
      ))}
    </RepeatNotes>
  )
}
