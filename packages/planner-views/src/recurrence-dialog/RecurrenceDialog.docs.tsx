import { useState } from 'react'

import { dayNumberOf } from '@throughline/domain/calendar-dates'
import type { ComponentDocs } from '@throughline/test-support/component-docs'
import { Button } from '@throughline/ui/Button'
import { RecurrenceDialog, type RecurrenceDialogProps } from './RecurrenceDialog'

const today = dayNumberOf('2026-11-18')

const everySecondWeek = 'FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,FR'

/** A button that opens the dialog, and shows the saved rule. */
function OpenedDialog(
  props: Pick<RecurrenceDialogProps, 'rrule' | 'recurrenceEndDay' | 'weekStartDay'>,
) {
  const [isOpen, setIsOpen] = useState(false)
  const [saved, setSaved] = useState('')
  return (
    <div style={{ display: 'grid', gap: 8, justifyItems: 'center' }}>
      <Button
        onClick={() => {
          setIsOpen(true)
        }}
      >
        Custom…
      </Button>
      {saved === '' ? null : <output>Saved: {saved}</output>}
      <RecurrenceDialog
        {...props}
        isOpen={isOpen}
        startDay={today}
        today={today}
        onSave={({ rrule }) => {
          setSaved(rrule)
          setIsOpen(false)
        }}
        onClose={() => {
          setIsOpen(false)
        }}
      />
    </div>
  )
}

export const docs: ComponentDocs = {
  purpose: 'Builds a rule of repetition that no ready-made choice says.',
  whenToUse: [
    'An item repeats in a way of its own: every second week on Monday and Friday.',
    'It opens from “Custom…” of a [RepeatField], or of a list of rules of the product.',
  ],
  whenNotToUse: [
    { when: 'The usual rules are enough', use: 'RepeatField' },
    { when: 'One day is chosen', use: 'DateField' },
    { when: 'An item should repeat no longer', use: '“Does not repeat” in the [RepeatField].' },
  ],
  guidance: [
    {
      do: {
        example: (
          <OpenedDialog rrule={everySecondWeek} recurrenceEndDay={null} weekStartDay="sunday" />
        ),
        caption: 'Pass the rule of the item: the dialog goes on from there. Press to see it.',
      },
      dont: {
        example: <OpenedDialog rrule={null} recurrenceEndDay={null} weekStartDay="sunday" />,
        caption: 'Without `rrule` it begins with each week, as if the item had no rule.',
      },
    },
    {
      do: {
        example: (
          <OpenedDialog
            rrule={everySecondWeek}
            recurrenceEndDay="2026-12-30"
            weekStartDay="sunday"
          />
        ),
        caption: 'Pass the end of the series: the days shown are then the ones that will happen.',
      },
      dont: {
        example: (
          <OpenedDialog rrule={everySecondWeek} recurrenceEndDay={null} weekStartDay="sunday" />
        ),
        caption: 'Without `recurrenceEndDay` it promises days “without end” that will never come.',
      },
    },
  ],
  anatomy: {
    parts: [
      {
        name: 'Period',
        part: 'period',
        description: 'How often, and every how many: “Weekly”, “Every 2 weeks”.',
      },
      {
        name: 'Weekdays',
        part: 'weekdays',
        description:
          'Of a weekly rule, from the first day of the plan’s weeks. A sentence says when none is chosen.',
      },
      {
        name: 'Day of the month',
        description:
          'Of a monthly rule: the day of the start, its weekday, and the one that is chosen already.',
      },
      {
        name: 'Preview',
        part: 'preview',
        description: 'The next days in words, and two small months in which they are marked.',
      },
      {
        name: 'Buttons',
        description: 'Cancel, and save, which is disabled while something is missing.',
      },
    ],
  },
  keyboard: [
    { keys: ['Tab'], action: 'Moves to the next control; after the last one to the first.' },
    {
      keys: ['ArrowUp', 'ArrowDown'],
      action: 'On the frequency: moves in its list. On the interval: one more or less.',
    },
    {
      keys: ['Space'],
      action: 'On a weekday: chooses it or takes it back. On a button: presses it.',
    },
    {
      keys: ['Enter'],
      action: 'In the interval: saves the rule, when nothing is missing. On a button: presses it.',
    },
    { keys: ['Escape'], action: 'Gives it up. An open list closes first.' },
  ],
  accessibility: [
    'It is a [Dialog]. The focus begins on the frequency, and returns to where it was.',
    'Weekdays are toggle buttons in a group named “On”. When none is chosen, the error describes the group.',
    'The marked days of the small months are read as “repeats”.',
    'Its form does not submit one around it.',
    'Left to the product: storing the rule, which `onSave` passes as RFC 5545.',
  ],
  content: [
    'The title names what is made: “Custom recurrence”.',
    'Units follow the number: “Every 1 week”, “Every 2 weeks”.',
    'What is missing is said as what to do: “Choose at least one weekday.”',
  ],
  related: ['RepeatField', 'Dialog', 'ToggleButton', 'MonthPreview'],
}
