import { useIsModalOpen } from '@throughline/ui/Dialog'
import { useEffect, useEffectEvent, useRef, useState, useMemo, useSyncExternalStore } from 'react'
import { useLocation, useParams } from 'react-router-dom'

import { usePlan } from '../../data/plans'
import { itemOfUrl } from '../../plan'
import { idFromRoute, useSessionDetails } from '../../session/use-session'
import { tutorialOf } from './tutorial-of'
import type { OpenTutorial } from './tutorial-of'
import { useTutorialRecords } from '../../data/tutorials'
import type { RoleTutorial } from '../../data/tutorials'
import { useStoredPreferences } from '../../preferences/preferences-context'
import { createTutorialPreferences } from '../../preferences/tutorial-preferences'

/**
 * Time without a press before the tutorial opens, in milliseconds. By then the user has finished
 * what they began, and the screen has rendered.
 */
export const QUIET_MS = 1500

/**
 * Elements that show that the user is busy: a focused text field, a menu or a popover. The card of
 * an item under a resting pointer shows nothing of the kind.
 */
const AT_WORK = [
  'input:focus:not([type="checkbox"], [type="radio"])',
  'textarea:focus',
  '[contenteditable]:focus',
  '[role="menu"]',
  '[role="dialog"]:not([data-hover-card]:not(:focus-within))',
  '[role="alertdialog"]',
].join()

/**
 * Calls `work` once the user is idle: no press for a while, no mouse button down as during a drag,
 * and no field or menu in use.
 *
 * @returns a function that cancels the call, if it has not happened yet
 */
function whenQuiet(work: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isPressed = false
  const wait = () => {
    clearTimeout(timer)
    timer = setTimeout(() => {
      if (isPressed || document.querySelector(AT_WORK) !== null) {
        wait()
        return
      }
      stop()
      work()
    }, QUIET_MS)
  }
  const handlePress = () => {
    isPressed = true
    wait()
  }
  const handleRelease = () => {
    isPressed = false
    wait()
  }
  const listeners = [
    ['pointerdown', handlePress],
    ['pointerup', handleRelease],
    ['pointercancel', handleRelease],
    ['keydown', wait],
    ['wheel', wait],
  ] as const
  const options = { capture: true, passive: true }
  const stop = () => {
    clearTimeout(timer)
    for (const [type, listener] of listeners) removeEventListener(type, listener, options)
  }
  for (const [type, listener] of listeners) addEventListener(type, listener, options)
  wait()
  return stop
}

/** Path of a view of a plan. A user who opens settings or an item is busy there. */
const viewPath = /^\/account\/\d+\/plan\/\d+\/(?!settings|tactic|initiative)/

export interface DueTutorial {
  /** The visible tutorial, or null. */
  readonly tutorial: OpenTutorial | null
  /** Closes the tutorial for good, and records that. */
  readonly close: () => void
}

/**
 * Returns the tutorial to show. It opens when no dialog is open and the user is idle, in one tab
 * only. The server must first confirm that the user has not closed it in another browser.
 *
 * @param isBlocked whether another part of the help occupies its place
 */
export function useDueTutorial(isBlocked: boolean): DueTutorial {
  const details = useSessionDetails()
  const location = useLocation()
  const planId = idFromRoute(useParams()['planId'])
  const plan = usePlan(planId)
  const isModalOpen = useIsModalOpen()
  const isVisible = useIsVisible()
  const userId = details.user.id
  const { isClosed, record } = useClosedTutorials(userId)
  const [visible, setVisible] = useState<OpenTutorial | null>(null)
  const [done, setDone] = useState<readonly string[]>([])
  const endRef = useRef<((isClosed: boolean) => void) | null>(null)

  const due =
    plan.data === undefined ? null : tutorialOf(details, plan.data.id, plan.data.access.level)
  const key = due === null || done.includes(keyOf(due)) ? null : keyOf(due)
  const isFree =
    !isBlocked &&
    !isModalOpen &&
    isVisible &&
    viewPath.test(location.pathname) &&
    itemOfUrl(location) === null

  const show = useEffectEvent(async (signal: AbortSignal) => {
    if (due === null) return
    await inOneTab(`tutorial-${userId}-${keyOf(due)}`, async () => {
      if ((await isClosed(due, signal)) || signal.aborted) return
      const hasEnded = new Promise<boolean>((resolve) => {
        endRef.current = resolve
      })
      setVisible(due)
      const wasClosed = await hasEnded
      endRef.current = null
      setVisible(null)
      if (!wasClosed) return
      setDone((before) => [...before, keyOf(due)])
      await record(due)
    })
  })
  useEffect(() => {
    if (key === null || !isFree) return undefined
    const abort = new AbortController()
    const cancel = whenQuiet(() => {
      // Without an answer, the tutorial opens the next time: no one waits for it.
      show(abort.signal).catch(() => undefined)
    })
    return () => {
      cancel()
      // The tutorial's own dialog also ends this effect, and must not abort itself.
      if (endRef.current === null) abort.abort()
    }
  }, [key, isFree])

  const visiblePlanId = visible?.planId ?? null
  useEffect(() => {
    // Back and a log-out leave the plan while the tutorial is open: the user has not closed it.
    if (visiblePlanId !== null && visiblePlanId !== planId) endRef.current?.(false)
  }, [visiblePlanId, planId])
  useEffect(
    () => () => {
      endRef.current?.(false)
    },
    [],
  )
  return {
    tutorial: visible,
    close: () => {
      endRef.current?.(true)
    },
  }
}

function keyOf({ planId, roleId }: OpenTutorial): string {
  return `${planId}-${roleId}`
}

/**
 * Runs `work` in one tab of the browser at a time.
 *
 * @param name the same in all tabs
 * @param work until its promise settles, no other tab begins
 * @returns whether this tab ran the work; false while another tab runs it
 */
async function inOneTab(name: string, work: () => Promise<void>): Promise<boolean> {
  // Only pages over HTTPS have locks; on others, two tabs may both run the work.
  if (!('locks' in navigator)) {
    await work()
    return true
  }
  return navigator.locks.request(name, { ifAvailable: true }, async (lock) => {
    if (lock === null) return false
    await work()
    return true
  })
}

/**
 * Reads and records the tutorials that a user has closed. If the server cannot record one, the
 * browser stores it, and sends it again when the user next opens the plan.
 */
function useClosedTutorials(userId: number) {
  const records = useTutorialRecords(userId)
  const preferences = useStoredPreferences(createTutorialPreferences)
  return useMemo(() => {
    const record = async (tutorial: RoleTutorial) => {
      preferences.setUnrecorded(userId, tutorial, true)
      try {
        await records.record(tutorial)
        preferences.setUnrecorded(userId, tutorial, false)
      } catch {
        // The user can do nothing about it: the next visit sends it again.
      }
    }
    return {
      record,
      /** Rejects if the server does not answer. */
      isClosed: async (tutorial: RoleTutorial, signal: AbortSignal) => {
        if (!preferences.isUnrecorded(userId, tutorial)) {
          return records.isObserved(tutorial, signal)
        }
        await record(tutorial)
        return true
      },
    }
  }, [records, preferences, userId])
}

/** Returns whether the page is visible, and not in a tab behind another one. */
function useIsVisible(): boolean {
  return useSyncExternalStore(subscribe, () => document.visibilityState === 'visible')
}

function subscribe(onChange: () => void): () => void {
  document.addEventListener('visibilitychange', onChange)
  return () => {
    document.removeEventListener('visibilitychange', onChange)
  }
}
