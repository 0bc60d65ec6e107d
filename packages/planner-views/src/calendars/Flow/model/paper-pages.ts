import type { DayNumber, WeekStartDay } from '@throughline/domain/calendar-dates'
import { timelineCells } from '@throughline/domain/flow'
import type { FlowZoom } from '@throughline/domain/flow'

/** The days of a page. */
export interface PaperDays {
  readonly startDay: DayNumber
  /** Exclusive. */
  readonly endDayExclusive: DayNumber
}

/** Data of a line that a page needs. */
export interface PaperLine {
  readonly kind: 'section' | 'row'
  /** In pixels. */
  readonly height: number
}

/** A line on a page, or the part of a row that is higher than a page. */
export interface PaperPart {
  /** Position among the lines. */
  readonly at: number
  /** The first pixel of the line that this page shows; 0 but for rows higher than a page. */
  readonly from: number
  /** The pixel after the last one. */
  readonly to: number
}

/** The lines of one page. */
export interface PaperPage {
  /**
   * Section that continues on this page: the page repeats its head. Null if the page begins with a
   * head.
   */
  readonly continuedAt: number | null
  readonly parts: readonly PaperPart[]
  /** The totals are at the foot of the last page. */
  readonly hasTotals: boolean
}

interface PageRoom {
  /** Height for lines and totals on a page, in pixels. */
  readonly room: number
  /** Height of the totals; 0 for none. */
  readonly totals: number
  /** Above and below the lanes of a row, in pixels. */
  readonly rowPadding: number
  /** From one lane to the next: where a row higher than a page may be cut. */
  readonly pitch: number
}

const YEARS_PER_PAGE = 3

/** The days of each page: whole weeks, months, quarters or years, cut at the ends of the range. */
export function paperDays(
  { startDay, endDayExclusive }: PaperDays,
  zoom: FlowZoom,
  weekStartDay: WeekStartDay,
): readonly PaperDays[] {
  if (zoom === 'fit') return [{ startDay, endDayExclusive }]
  const unit = zoom === 'three-years' ? 'year' : zoom
  const cells = timelineCells(unit, startDay, endDayExclusive, weekStartDay)
  const perPage = zoom === 'three-years' ? YEARS_PER_PAGE : 1
  return cells.flatMap((cell, at) => {
    const last = cells[Math.min(at + perPage, cells.length) - 1] ?? cell
    return at % perPage === 0
      ? [{ startDay: cell.startDay, endDayExclusive: last.endDayExclusive }]
      : []
  })
}

/** The width of a day with which the longest of the pages is as wide as the paper. */
export function paperDayPixels(pages: readonly PaperDays[], widthPixels: number): number {
  const longest = Math.max(1, ...pages.map((page) => page.endDayExclusive - page.startDay))
  return widthPixels / longest
}

/**
 * Returns the lines of each page. Rows are not cut, unless a row is higher than a page: then the
 * cut is between two lanes. The head of a section is on the page of its first row.
 *
 * @returns at least one page
 */
export function paperPages(
  lines: readonly PaperLine[],
  { room, totals, rowPadding, pitch }: PageRoom,
): readonly PaperPage[] {
  const pages: { continuedAt: number | null; parts: PaperPart[] }[] = []
  let [parts, left]: [PaperPart[], number] = [[], 0]
  const heightAt = (at: number | null): number => (at === null ? 0 : (lines[at]?.height ?? 0))
  const turn = (continuedAt: number | null): void => {
    parts = []
    left = room - heightAt(continuedAt)
    pages.push({ continuedAt, parts })
  }
  const put = (at: number, from: number, to: number): void => {
    parts.push({ at, from, to })
    left -= to - from
  }
  // The last line is placed together with the totals, unless they do not fit on one page.
  const withTotals = (at: number, headHeight: number): number => {
    const both = heightAt(at) + totals
    return at === lines.length - 1 && both <= room - headHeight ? both : heightAt(at)
  }

  turn(null)
  let sectionAt: number | null = null
  for (const [at, { kind, height }] of lines.entries()) {
    if (kind === 'section') {
      sectionAt = at
      const hasRow = lines[at + 1]?.kind === 'row'
      const row = hasRow ? withTotals(at + 1, height) : 0
      const ownHeight = hasRow ? height : withTotals(at, 0)
      // A row higher than a page is cut anyway: its first lane is enough.
      const needed = ownHeight + (row > room - height ? pitch + rowPadding : row)
      if (needed > left && parts.length > 0) turn(null)
      put(at, 0, height)
      continue
    }
    const isBehindHead = parts.length === 0 || parts.at(-1)?.at === sectionAt
    const isHigherThanPage = height > room - heightAt(sectionAt)
    // Of a row that is cut, one lane has to fit.
    const needed = isHigherThanPage ? pitch + rowPadding : withTotals(at, heightAt(sectionAt))
    if (needed > left && !isBehindHead) turn(sectionAt)
    let from = 0
    while (height - from > left) {
      const lanes = Math.max(1, Math.floor((left - rowPadding) / pitch))
      const to = from + lanes * pitch + (from === 0 ? rowPadding : 0)
      if (to >= height) break
      put(at, from, to)
      turn(sectionAt)
      from = to
    }
    put(at, from, height)
  }
  if (totals > left && parts.length > 0) turn(sectionAt)
  return pages.map((page, at) => ({
    continuedAt: page.continuedAt,
    parts: page.parts,
    hasTotals: totals > 0 && at === pages.length - 1,
  }))
}
