import { expect, test } from 'vitest'
import { changeItemForm } from './index'
import { INITIATIVES, MONTHLY_THEME, context, promotion } from './fixtures/forms'

test('dates that nobody touches stay, even where the rules would widen them', () => {
  const values = {
    ...promotion,
    rrule: null,
    recurrenceEndDay: null,
    channelId: INITIATIVES,
    tacticTypeId: MONTHLY_THEME,
  }
  const { values: next, notices } = changeItemForm(values, { title: 'Renamed' }, context)
  expect(next).toEqual({ ...values, title: 'Renamed' })
  expect(notices).toEqual([])
})
