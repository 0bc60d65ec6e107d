import { buildEventOccurrence, buildTactic } from '@throughline/test-support/builders'
import { describe, expect, it } from 'vitest'
import { noticesOfMove } from './bulk-notices'

const day = (on: string, to = on) => ({ startDate: `${on}T00:00:00`, endDate: `${to}T00:00:00` })
const thanksgiving = buildEventOccurrence({ title: 'Thanksgiving', ...day('2026-11-26') })
const fair = buildEventOccurrence({ title: 'Trade fair', ...day('2026-11-10', '2026-11-12') })
const winter = buildEventOccurrence({ title: 'Winter', ...day('2026-11-01', '2027-01-31') })
const events = [winter, thanksgiving, fair]

const moved = (title: string, on: string, isInitiative = false) =>
  buildTactic({ title, on, to: '2026-12-24', isInitiative })

describe('what a move leads to', () => {
  it('is told where a tactic would start on a day of a calendar of interest', () => {
    const items = [moved('Landing page', '2026-11-26'), moved('Radio', '2026-11-12')]
    expect(noticesOfMove(items, events)).toEqual([
      'Landing page would then start on Thanksgiving.',
      'Radio would then start on Trade fair.',
    ])
  })

  it('is nothing on other days, in a long season, or for initiatives', () => {
    const items = [moved('Radio', '2026-11-13'), moved('Campaign', '2026-11-26', true)]
    expect(noticesOfMove(items, events)).toEqual([])
  })

  it('is told of three, and of how many more', () => {
    const items = Array.from({ length: 7 }, (_, at) => moved(`Radio ${at}`, '2026-11-26'))
    const notices = noticesOfMove(items, events)
    expect(notices).toHaveLength(4)
    expect(notices.at(-1)).toBe('and 4 more')
  })
})
