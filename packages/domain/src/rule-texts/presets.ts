import type { DayNumber } from '../calendar-dates'
import { dayOfMonthOf, weekdayOf } from '../calendar-dates'
import { nthWeekdayOf, presetLabel } from '../recurrence'
import type { RecurrencePresetId, RuleLabels } from '../recurrence'
import { writeRuleText } from './write-rule-text'

/** One ready-made way to repeat, for the start of an item. */
export interface RecurrencePreset {
  readonly id: RecurrencePresetId
  /** The label for the user: `Weekly on Wednesday`. */
  readonly label: string
  readonly ruleText: string
}

/** The ready-made ways to repeat for an item that starts on a day, in the order of the menu. */
export function recurrencePresets(
  startDay: DayNumber,
  labels?: RuleLabels,
): readonly RecurrencePreset[] {
  const weekday = weekdayOf(startDay)
  const preset = (id: RecurrencePresetId, ruleText: string): RecurrencePreset => ({
    id,
    label: presetLabel(id, startDay, labels),
    ruleText,
  })
  return [
    preset('daily', writeRuleText({ frequency: 'DAILY' })),
    preset('weekly', writeRuleText({ frequency: 'WEEKLY', byWeekday: [{ weekday, nth: 0 }] })),
    preset(
      'monthly-day',
      writeRuleText({ frequency: 'MONTHLY', byMonthDay: dayOfMonthOf(startDay) }),
    ),
    preset(
      'monthly-weekday',
      writeRuleText({
        frequency: 'MONTHLY',
        byWeekday: [{ weekday, nth: nthWeekdayOf(startDay) }],
      }),
    ),
    preset('annually', writeRuleText({ frequency: 'YEARLY' })),
  ]
}
