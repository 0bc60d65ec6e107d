import { createHash } from 'node:crypto'
import { dayNumberOf, endOfMonth, startOfMonth } from '@throughline/domain/calendar-dates'
import { expandRuleText, parseRule } from '@throughline/domain/recurrence'
import { isRelatable, validateTactic } from '@throughline/domain/tactics'
import { describe, expect, it } from 'vitest'
import { buildDemonstration } from './build-demonstration'
import { NATIONAL_PLAN_ID } from './testing/days'

const days = ['2026-01-01', '2026-02-28', '2026-11-21', '2028-02-29', '2027-12-31']

function fingerprint(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('hex')
}

/** A stored row's date, which every scheduled row has. */
function dateOf(text: string | null | undefined): string {
  if (typeof text !== 'string') throw new TypeError('A scheduled item has no date.')
  return text
}

/** The last day that may begin an occurrence of a stored series. */
function untilDayOf(row: {
  readonly recurrenceEndDate?: string | null | undefined
}): number | null {
  return typeof row.recurrenceEndDate === 'string' ? dayNumberOf(row.recurrenceEndDate) : null
}

const small = new Map<string, ReturnType<typeof buildDemonstration>>()

/** Returns the small demonstration of a day, which is built once. */
function smallOn(day: string): ReturnType<typeof buildDemonstration> {
  const built = small.get(day) ?? buildDemonstration(day, 'small')
  small.set(day, built)
  return built
}

describe('the demonstration', () => {
  it('is the same for the same day, and another on the next', () => {
    const once = fingerprint(buildDemonstration('2026-11-21', 'small'))
    expect(fingerprint(buildDemonstration('2026-11-21', 'small'))).toBe(once)
    expect(fingerprint(buildDemonstration('2026-12-01', 'small'))).not.toBe(once)
  })

  it.each(days)('has about 1,200 items and five people when it starts on %s', (day) => {
    const { tactics, users } = smallOn(day)
    expect(tactics.length).toBeGreaterThan(1_130)
    expect(tactics.length).toBeLessThan(1_270)
    expect(users).toHaveLength(5)
  })

  it('has exactly 10,000 items and 40 people when it is large', () => {
    const { tactics, users } = buildDemonstration('2026-11-21', 'large')
    expect(tactics).toHaveLength(10_000)
    expect(users).toHaveLength(40)
    expect(new Set(users.map(({ emailAddress }) => emailAddress)).size).toBe(40)
  })

  it.each(days)('fills the national month of %s: 90 occurrences or more', (day) => {
    const { tactics } = smallOn(day)
    const windowStart = startOfMonth(dayNumberOf(day))
    const windowEnd = endOfMonth(windowStart) + 1
    let occurrences = 0
    for (const row of tactics) {
      if (row.planId !== NATIONAL_PLAN_ID || row.isUnscheduled === true) continue
      const startDay = dayNumberOf(dateOf(row.startDate))
      const days = dayNumberOf(dateOf(row.endDate)) - startDay
      occurrences += expandRuleText({
        ruleText: row.rrule ?? null,
        startDay,
        startSecond: 0,
        untilDay: untilDayOf(row),
        windowStart: windowStart - days,
        windowEnd,
      }).length
    }
    expect(occurrences).toBeGreaterThanOrEqual(90)
    expect(occurrences).toBeLessThan(260)
  })

  it.each(days)('holds on %s nothing that the rules would refuse', (day) => {
    const { tactics } = smallOn(day)
    for (const row of tactics) {
      const draft = {
        title: row.title,
        tacticTypeId: row.tacticTypeId,
        startDate: row.startDate ?? '',
        endDate: row.endDate ?? '',
        isUnscheduled: row.isUnscheduled ?? false,
      }
      expect({ row, errors: validateTactic(draft) }).toEqual({ row, errors: [] })
      const isRuleReadable = typeof row.rrule !== 'string' || parseRule(row.rrule) !== null
      expect({ rule: row.rrule, isRuleReadable }).toEqual({ rule: row.rrule, isRuleReadable: true })
    }
  })

  it('begins every series on a day of its own rule', () => {
    for (const row of smallOn('2026-11-21').tactics) {
      if (typeof row.rrule !== 'string') continue
      const startDay = dayNumberOf(dateOf(row.startDate))
      const untilDay = untilDayOf(row)
      const window = { windowStart: startDay, windowEnd: startDay + 1 }
      const series = { ruleText: row.rrule, startDay, startSecond: 0, untilDay }
      const days = expandRuleText({ ...series, ...window })
      expect({ rule: row.rrule, days }).toEqual({ rule: row.rrule, days: [startDay] })
    }
  })

  it('has short, long, repeating, timed, flagged and parked items in believable shares', () => {
    const { tactics } = smallOn('2026-11-21')
    const single = tactics.filter((row) => row.isInitiative !== true && row.isUnscheduled !== true)
    const share = (test: (row: (typeof single)[number]) => boolean) =>
      single.filter(test).length / single.length
    const daysOf = (row: (typeof single)[number]) =>
      dayNumberOf(dateOf(row.endDate)) - dayNumberOf(dateOf(row.startDate)) + 1
    expect(share((row) => daysOf(row) <= 5)).toBeGreaterThan(0.8)
    expect(share((row) => daysOf(row) >= 21)).toBeGreaterThan(0.01)
    expect(share((row) => typeof row.rrule === 'string')).toBeGreaterThan(0.07)
    expect(share((row) => typeof row.rrule === 'string')).toBeLessThan(0.13)
    expect(share((row) => row.isAllDay === false)).toBeGreaterThan(0.05)
    expect(share((row) => row.isFlagged === true)).toBeGreaterThan(0.01)
    expect(tactics.filter((row) => row.isUnscheduled === true).length).toBeGreaterThan(10)
  })

  it.each(days)('has on %s eight or more items in the parking lot of the national plan', (day) => {
    const parked = smallOn(day).tactics.filter(
      (row) => row.planId === NATIONAL_PLAN_ID && row.isUnscheduled === true,
    )
    expect(parked.length).toBeGreaterThanOrEqual(8)
    expect(new Set(parked.map(({ tacticTypeId }) => tacticTypeId)).size).toBeGreaterThan(3)
    expect(parked.filter(({ estimatedCost }) => (estimatedCost ?? 0) > 0).length).toBeGreaterThan(3)
  })

  it('draws dashboards that load nothing from anywhere', () => {
    const { planDashboards } = smallOn('2026-11-21')
    const pages = planDashboards.flatMap(({ embedHtml }) => embedHtml ?? [])
    expect(pages).toHaveLength(2)
    for (const page of pages) {
      const addresses = page.match(/https?:[^"' ]*/g) ?? []
      expect(addresses.filter((address) => address !== 'http://www.w3.org/2000/svg')).toEqual([])
      expect(page).not.toMatch(/<link|<img|import|fetch|NaN|undefined/)
      // Six months: five that are over and the present one.
      expect(page.match(/data-reading="/g)).toHaveLength(6)
      expect(page).toContain('data-reading="Nov 2026: ')
    }
  })

  it('has PDFs that are what their names say, one of them with several pages', () => {
    const { files } = smallOn('2026-11-21')
    expect(files.length).toBeGreaterThan(3)
    for (const { bytes } of files) {
      const text = bytes.toString('latin1')
      expect(text).toMatch(/^%PDF-1\.4\n[^]*%%EOF\n$/)
      const [, start] = /startxref\n(\d+)\n/.exec(text) ?? []
      expect(text.slice(Number(start), Number(start) + 4)).toBe('xref')
      // Each entry of the table is the place of its object.
      const entries = [...text.matchAll(/(\d{10}) 00000 n /g)].map(([, offset]) => Number(offset))
      for (const [place, offset] of entries.entries()) {
        expect(text.slice(offset)).toMatch(new RegExp(`^${place + 1} 0 obj\n`))
      }
    }
    const report = files.find(({ name }) => name === 'Media report.pdf')
    expect(report?.bytes.toString('latin1')).toContain('/Count 4')
  })

  it('relates tactics to initiatives only where the rules would offer them', () => {
    const { tactics, tacticInitiatives, plans } = smallOn('2026-11-21')
    const rows = new Map(tactics.map((row) => [row.id, row]))
    expect(tacticInitiatives.length).toBeGreaterThan(300)
    const dated = (id: number) => {
      const row = rows.get(id)
      return {
        planId: row?.planId ?? 0,
        isInitiative: row?.isInitiative ?? false,
        startDate: dateOf(row?.startDate),
        endDate: dateOf(row?.endDate),
        isAllDay: row?.isAllDay ?? true,
        isUnscheduled: row?.isUnscheduled ?? false,
        isNested: plans.some((plan) => plan.id === row?.planId && plan.type === 'Sub'),
      }
    }
    for (const { tacticId, initiativeId } of tacticInitiatives) {
      const tactic = dated(tacticId)
      const initiative = dated(initiativeId)
      const isLead = tactic.planId === NATIONAL_PLAN_ID
      expect(initiative.isInitiative).toBe(true)
      expect(isRelatable(initiative, tactic, { isLead })).toBe(true)
    }
  })
})
