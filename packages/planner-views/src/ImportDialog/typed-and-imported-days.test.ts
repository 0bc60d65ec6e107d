import { readDateCell } from '@throughline/domain/item-file'
import { readTypedDate } from '@throughline/ui/DateField'
import * as fc from 'fast-check'
import { expect, it } from 'vitest'

const MONTHS =
  'January February March April May June July August September October November December'
const bounds = { minDate: '1990-01-01', maxDate: '2070-12-31' }

/** Returns a day in the spellings of people and programs. */
function spellingsOf(year: number, month: number, day: number): readonly string[] {
  const name = MONTHS.split(' ')[month - 1] ?? ''
  const short = name.slice(0, 3)
  return [
    `${month}/${day}/${year}`,
    `${month}/${day}/${String(year).slice(2)}`,
    `${month}-${day}-${year}`,
    `${month}.${day}.${year}`,
    `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`,
    `${year}/${month}/${day}`,
    `${short} ${day}, ${year}`,
    `${name} ${day} ${year}`,
    `${day} ${name} ${year}`,
    `${day}-${short}-${String(year).slice(2)}`,
    `Mon, ${short} ${day}th, ${year}`,
  ]
}

it('a field and an import never read two days out of one text', () => {
  const part = (max: number) => fc.integer({ min: 1, max })
  fc.assert(
    fc.property(fc.integer({ min: 2000, max: 2049 }), part(12), part(31), (year, month, day) => {
      const readings = spellingsOf(year, month, day).map((text) => {
        const typed = readTypedDate(text, '2026-11-18', bounds)
        const imported = readDateCell(text, 'month-first')
        const field = typed.code === 'date' ? typed.date : null
        const file = imported.ok ? imported.date : null
        // In a file with dots the day comes first; a field refuses dots if both readings are
        // possible.
        const isSame = text.includes('.') ? field === null || file === null : field === file
        return isSame || field === file ? null : { text, field, file }
      })
      expect(readings.filter((each) => each !== null)).toEqual([])
    }),
  )
  expect.hasAssertions()
})
