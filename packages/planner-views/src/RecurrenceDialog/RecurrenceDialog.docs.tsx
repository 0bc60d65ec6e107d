import type { ComponentDocs } from '@throughline/test-support/component-docs'
import type { RecurrenceDialogProps } from './RecurrenceDialog'

export const docs: ComponentDocs<RecurrenceDialogProps> = {
  purpose: 'Builds a rule of repetition that no ready-made choice says.',
  whenToUse: [
    'An item repeats in a way of its own: every second week on Monday and Friday.',
    'It opens from “Custom…” of a [RepeatField], or of a list of rules of the product.',
  ],
  whenNotToUse: {
    'The usual rules are enough': 'RepeatField',
    'One day is chosen': 'DateField',
    'An item should repeat no longer': '“Does not repeat” in the [RepeatField].',
  },
  guidance: [
    {
      do: 'Pass the rule of the item: the dialog goes on from there.',
      right: 'EverySecondWeek',
      dont: 'Without `rrule` it begins with each week, as if the item had no rule.',
      wrong: 'Default',
    },
    {
      do: 'Pass the end of the series: the days shown are then the ones that will happen.',
      right: { rrule: 'FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,FR', recurrenceEndDay: '2026-12-30' },
      dont: 'Without `recurrenceEndDay` it promises days “without end” that will never come.',
      wrong: { rrule: 'FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,FR' },
    },
  ],
  anatomy: {
    parts: {
      Period: 'How often, and every how many: “Weekly”, “Every 2 weeks”.',
      Weekdays:
        'Of a weekly rule, from the first day of the plan’s weeks. A sentence says when none is chosen.',
      'Day of the month':
        'Of a monthly rule: the day of the start, its weekday, and the one that is chosen already.',
      Preview: 'The next days in words, and two small months in which they are marked.',
      Buttons: 'Cancel, and save, which is disabled while something is missing.',
    },
    marks: {
      Period: '[data-part="period"]',
      Weekdays: '[data-part="weekdays"]',
      Preview: '[data-part="preview"]',
    },
  },
  keyboard: {
    Tab: 'Moves to the next control; after the last one to the first.',
    'ArrowUp, ArrowDown': 'On the frequency: moves in its list. On the interval: one more or less.',
    Space: 'On a weekday: chooses it or takes it back. On a button: presses it.',
    Enter: 'In the interval: saves the rule, when nothing is missing. On a button: presses it.',
    Escape: 'Gives it up. An open list closes first.',
  },
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
