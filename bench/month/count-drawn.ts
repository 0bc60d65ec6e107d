import type { DrawnMonth, MonthContents } from './competitor'

/**
 * Reads the contents of a month view back from the geometry of its drawing: the days that each
 * visible bar covers, plus the numbers in its "more" texts.
 */
export function countDrawn(root: HTMLElement, { week, bar, more, day }: DrawnMonth): MonthContents {
  const days = [...root.querySelectorAll(day)].map((element) => ({
    week: weekOf(element, week),
    box: element.getBoundingClientRect(),
  }))
  const countByDay = days.map(() => 0)

  const add = (element: Element, amount: number): number => {
    const box = element.getBoundingClientRect()
    if (box.width === 0 || !element.checkVisibility({ visibilityProperty: true })) return 0
    const middle = box.top + box.height / 2
    const weekOfElement = weekOf(element, week)
    for (const [position, { week: weekOfDay, box: cell }] of days.entries()) {
      const isInWeek =
        weekOfElement === null
          ? middle >= cell.top && middle < cell.bottom
          : weekOfElement === weekOfDay
      if (!isInWeek) continue
      const overlap = Math.min(box.right, cell.right) - Math.max(box.left, cell.left)
      // A bar is inset or runs a pixel over its day; a text is narrower than it.
      if (overlap < Math.min(box.width, cell.width) / 2) continue
      countByDay[position] = (countByDay[position] ?? 0) + amount
    }
    return 1
  }

  let bars = 0
  for (const element of root.querySelectorAll(bar)) bars += add(element, 1)
  for (const element of root.querySelectorAll(more)) {
    add(element, Number(/\d+/.exec(element.textContent)?.[0] ?? 0))
  }
  return { countByDay, bars, nodes: root.querySelectorAll('*').length }
}

function weekOf(element: Element, week: string | undefined): Element | null {
  return week === undefined ? null : element.closest(week)
}
