import { CalendarHost } from './calendar-host'
import { Gestures } from './calendar-gestures'
import { pressKey } from './calendar-keys'
import { CalendarPage } from './calendar-page'
import { ItemSelection } from './calendar-selection'
import { modifiersOf } from './calendar-steps'
import type { Step } from './calendar-steps'
import type { CalendarView } from './calendar-view'
import type { CalendarItem } from '../calendar-parts'
import { assertSame, finishTasks, startPointers } from './pointers'
import type { Modifiers } from './pointers'
import type { Place } from '@throughline/test-support/dom'

/** Steps that move the focus to where they press. */
const presses: ReadonlySet<string> = new Set([
  'press item',
  'press free',
  'click item',
  'click free',
  'menu free',
])
/** Time between clicks that are no double click, in milliseconds. */
const LONG_MS = 900

/** A page with one view, the host around it, and the model of both. */
function createWorld(view: CalendarView) {
  const pointers = startPointers()
  const selection: ItemSelection = new ItemSelection(
    () => host,
    () => page.order(),
  )
  const host: CalendarHost = new CalendarHost(view, (ids) => {
    selection.drop(ids)
  })
  const page: CalendarPage = new CalendarPage(view, host.container, pointers)
  const cellKeys = view.createCellKeys?.(() => page.grid) ?? null
  const parts = { view, page, host, selection, pointers, cellKeys }
  const gestures = new Gestures(parts)
  /** The steps so far, for the message of a failure. */
  const trace: string[] = []
  /** A selector of the element that has the focus after the current step; null where any may have it. */
  let focus: string | null = null
  /** The element that had the focus before the current step. */
  let focusBefore: Element | null = null

  const press = (key: string, modifiers: Modifiers): readonly string[] | null => {
    const result = pressKey(parts, key, modifiers)
    focus = result?.focus ?? null
    return result?.intents ?? null
  }

  /** Opens the menu at a point, and presses one of its entries. */
  const chooseInMenu = async (at: Place, name: string): Promise<void> => {
    const target = document.elementFromPoint(at.x, at.y)
    const place = { clientX: at.x, clientY: at.y, button: 2, bubbles: true, cancelable: true }
    target?.dispatchEvent(new MouseEvent('contextmenu', place))
    const entries = () => [...document.querySelectorAll<HTMLElement>('[role="menuitem"]')]
    await pointers.eventually(() => {
      const names = entries().map(({ textContent }) => textContent)
      assertSame(
        `the menu has ${name}`,
        names.some((one) => one.startsWith(name)),
        true,
      )
    })
    entries()
      .find(({ textContent }) => textContent.startsWith(name))
      ?.click()
    await pointers.eventually(() => {
      assertSame('entries of closed menus', entries().length, 0)
    })
  }

  /** Does a step. @returns the intents that follow; null where the step means nothing */
  const act = async (step: Step): Promise<readonly string[] | null> => {
    const gesture = gestures.current
    const isFree = gesture === null
    const { left, top, bottom, height } = page.scroller.getBoundingClientRect()
    switch (step[0]) {
      case 'press item': {
        const bar = isFree ? await page.barFor(step[1]) : null
        return bar === null ? null : gestures.press(page.pointOf(bar, step[2]), step[3])
      }
      case 'press free': {
        const at = isFree ? await page.freePoint(step[1]) : null
        return at === null ? null : gestures.press(at, step[2])
      }
      case 'move': {
        const at = page.pointOver(step[1], step[2])
        return isFree || at === null ? null : gestures.move(at)
      }
      case 'nudge':
        return isFree ? null : gestures.move({ x: gesture.start.x + 1, y: gesture.start.y + 1 })
      case 'leave': {
        const by = step[1] === 'near' ? 20 : 120
        return isFree ? null : gestures.move({ x: left - by, y: top + height / 2 })
      }
      case 'edge': {
        if (isFree) return null
        const y = step[1] === 'top' ? top + 60 : bottom - 6
        const intents = gestures.move({ x: gesture.start.x, y })
        await pointers.frame()
        await pointers.frame()
        return intents
      }
      case 'release':
        return isFree ? null : gestures.release()
      case 'lose pointer':
        return isFree ? null : gestures.lose()
      case 'Escape':
        return gestures.escape() ? [] : press('Escape', {})
      case 'click item': {
        const bar = isFree ? await page.barFor(step[1]) : null
        if (bar === null) return null
        gestures.wait(LONG_MS)
        return [...gestures.press(page.pointOf(bar, 'middle'), step[2]), ...gestures.release()]
      }
      case 'click free': {
        const at = isFree ? await page.freePoint(step[1]) : null
        if (at === null) return null
        gestures.wait(step[3])
        return [...gestures.press(at, step[2]), ...gestures.release()]
      }
      case 'finger':
        return isFree ? null : gestures.tapWithFinger(step)
      case 'menu free': {
        const at = isFree && cellKeys !== null ? await page.freePoint(step[1]) : null
        const place = at === null ? null : view.placeAt(page.grid, at)
        if (at === null || place === null || cellKeys === null) return null
        const dates = cellKeys.datesOfMenu(place)
        // The menu of a calendar that is read only has no such entry.
        if (host.isReadOnly) return null
        await chooseInMenu(at, 'Add Tactic')
        cellKeys.clear()
        return [`create ${view.rules.text(dates)}`]
      }
      case 'focus': {
        const bar = isFree ? await page.barFor(step[1]) : null
        bar?.focus()
        return bar === null ? null : []
      }
      case 'focus cell': {
        const cell = isFree && cellKeys !== null ? await page.cellFor(step[1]) : null
        cell?.focus()
        return cell === null ? null : []
      }
      case 'key':
        return isFree ? press(step[1], modifiersOf(step[2])) : null
      case 'other moves':
      case 'other extends':
      case 'other deletes':
      case 'host freezes':
      case 'host is read only':
      case 'host answers':
      case 'answers come':
      case 'turn':
        break
    }
    return host.perform(step) ? [] : null
  }

  /** The bars of an item cover its days, and no day beside them. */
  const checkBars = (item: CalendarItem): void => {
    const places = view.placesOf(page.grid, item, host.rowOf(item))
    assertSame(`places of ${item.id}`, view.drawnPlaces(page.grid, item.id), places)
  }
  const checkSelection = (): void => {
    gestures.followMarquee()
    const sorted = (ids: ReadonlySet<number>) => [...ids].sort((a, b) => a - b)
    assertSame('selection', sorted(host.selection), sorted(selection.ids))
    for (const bar of page.bars()) {
      const isSelected = selection.ids.has(Number(bar.dataset['id']))
      assertSame(`mark of ${bar.ariaLabel}`, bar.dataset['chosen'] === '', isSelected)
      assertSame(`name of ${bar.ariaLabel}`, /, selected/u.test(bar.ariaLabel ?? ''), isSelected)
    }
    if (selection.announcement !== null) {
      const status = host.container.querySelector('output, [role="status"]')
      assertSame('announcement', status?.textContent, selection.announcement)
    }
  }
  const checkFocus = (): void => {
    const focusCells = [...page.grid.querySelectorAll<HTMLElement>(view.focusCells)]
    assertSame('tab stops', focusCells.filter(({ tabIndex }) => tabIndex === 0).length, 1)
    if (focus === null || page.grid.querySelector(focus) === null) return
    const focused = document.activeElement
    assertSame('the focus', focused?.matches(focus) === true ? focus : focused?.outerHTML, focus)
    // A step that scrolls may hide the element with the focus; only a new one is scrolled into view.
    if (focused instanceof HTMLElement && focused !== focusBefore) {
      assertSame('what covers the focus', page.coverOf(focused), null)
    }
  }
  /** Fails if a frame, a captured pointer or a listener of the window is left after a gesture. */
  const checkRest = async (): Promise<void> => {
    if (gestures.current === null) {
      assertSame('captured pointers', pointers.capturedPointers(), 0)
    }
    await pointers.eventually(() => {
      assertSame('frames after the gesture', pointers.pendingFrames(), 0)
    })
    const probe = new KeyboardEvent('keydown', { key: 'PageDown', cancelable: true, bubbles: true })
    document.body.dispatchEvent(probe)
    assertSame('the view takes keys from outside', probe.defaultPrevented, false)
  }

  return {
    trace,
    /** Waits until the view has measured itself and draws all items. */
    begin: async (): Promise<void> => {
      await finishTasks()
      await pointers.eventually(() => {
        for (const item of host.items) checkBars(item)
      })
    },
    /** Does one step, and compares everything that can be seen with the model. */
    perform: async (step: Step): Promise<void> => {
      host.intents.length = 0
      selection.announcement = null
      focus = null
      const hadFocus = page.hasFocus()
      focusBefore = document.activeElement
      const intents = await act(step)
      if (intents === null) return
      trace.push(step.filter((part) => part !== '').join(' '))
      await finishTasks()
      await pointers.eventually(() => {
        assertSame('intents', host.intents, intents)
        checkSelection()
        checkFocus()
        for (const item of host.items) checkBars(item)
        gestures.checkPreview(host.container)
        const mayLose = presses.has(step[0])
        if (hadFocus && !mayLose) assertSame('the view has the focus', page.hasFocus(), true)
      })
      const gesture = gestures.current
      if (gesture === null || gesture.phase === 'over') await checkRest()
    },
    end: async (): Promise<void> => {
      host.end()
      await pointers.eventually(() => {
        assertSame('frames after the view is gone', pointers.pendingFrames(), 0)
      })
      pointers.restore()
    },
  }
}

/**
 * Runs a sequence of steps on a new page.
 *
 * @returns the difference between the page and the model, and the steps up to it; null if there is
 * none
 */
export async function runCalendar(
  view: CalendarView,
  steps: readonly Step[],
): Promise<string | null> {
  const world = createWorld(view)
  try {
    await world.begin()
    for (const step of steps) await world.perform(step)
    return null
  } catch (failure) {
    const message = failure instanceof Error ? failure.message : String(failure)
    return `${message}, after: ${world.trace.join('; ')}`
  } finally {
    await world.end()
  }
}
