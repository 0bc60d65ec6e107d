import { useIsModalOpen } from '@throughline/ui/Dialog'
import { useEffect, useEffectEvent, useRef, useState, useMemo, useSyncExternalStore } from 'react'
import { useLocation, useParams } from 'react-router-dom'

import { usePlan } from '../../data/plans'
import { itemOfUrl } from '../../plan'
import { idFromRoute, useSessionFacts } from '../../session/use-session'
import { tutorialOf } from './tutorial-of'
import type { OpenTutorial } from './tutorial-of'
import { useTutorialRecords } from '../../data/tutorials'
import type { RoleTutorial } from '../../data/tutorials'
import { useStoredPreferences } from '../../preferences/preferences-context'
import { createTutorialPreferences } from '../../preferences/tutorial-preferences'

/** How long nothing may be pressed, in ms: what was begun is over, and the screen is drawn. */
export const QUIET_MS = 1500

/** Where somebody is at work: a text field, a menu or a popover. */
const AT_WORK = [
  'input:focus:not([type="checkbox"], [type="radio"])',
  'textarea:focus',
  '[contenteditable]:focus',
  '[role="menu"]',
  '[role="dialog"]',
  '[role="alertdialog"]',
].join()

/**
 * Does something once nobody is at work on the page: nothing was pressed for a while, no
 * button of the mouse is down, as during a drag, and no field or menu is in use.
 *
 * @returns a function that cancels it, if it was not done yet
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

/** A view of a plan. Who opens settings or an item is at work there. */
const VIEW_PATH = /^\/account\/\d+\/plan\/\d+\/(?!settings|tactic|initiative)/

export interface DueTutorial {
  /** null while none is shown. */
  readonly tutorial: OpenTutorial | null
  /** It was closed: that is recorded, and it does not come again. */
  readonly close: () => void
}

/**
 * The tutorial that is shown now. It comes when nothing else is open and nobody is at work, in
 * one tab only, and not before the server has said that it was not closed in another browser.
 *
 * @param isHeld something else of the help is in its place
 */
export function useDueTutorial(isHeld: boolean): DueTutorial {
  const facts = useSessionFacts()
  const location = useLocation()
  const planId = idFromRoute(useParams()['planId'])
  const plan = usePlan(planId)
  const isModalOpen = useIsModalOpen()
  const isVisible = useIsVisible()
  const userId = facts.user.id
  const { isClosed, record } = useClosedTutorials(userId)
  const [shown, setShown] = useState<OpenTutorial | null>(null)
  const [done, setDone] = useState<readonly string[]>([])
  const endRef = useRef<((isClosed: boolean) => void) | null>(null)

  const due =
    plan.data === undefined ? null : tutorialOf(facts, plan.data.id, plan.data.access.level)
  const key = due === null || done.includes(keyOf(due)) ? null : keyOf(due)
  const isFree =
    !isHeld &&
    !isModalOpen &&
    isVisible &&
    VIEW_PATH.test(location.pathname) &&
    itemOfUrl(location) === null

  const show = useEffectEvent(async (signal: AbortSignal) => {
    if (due === null) return
    await inOneTab(`tutorial-${userId}-${keyOf(due)}`, async () => {
      if ((await isClosed(due, signal)) || signal.aborted) return
      const hasEnded = new Promise<boolean>((resolve) => {
        endRef.current = resolve
      })
      setShown(due)
      const wasClosed = await hasEnded
      endRef.current = null
      setShown(null)
      if (!wasClosed) return
      setDone((before) => [...before, keyOf(due)])
      await record(due)
    })
  })
  useEffect(() => {
    if (key === null || !isFree) return undefined
    const abort = new AbortController()
    const cancel = whenQuiet(() => {
      // Without an answer it comes the next time: nobody waits for it.
      show(abort.signal).catch(() => undefined)
    })
    return () => {
      cancel()
      // It is about to be shown as well when its own dialog is what is open now.
      if (endRef.current === null) abort.abort()
    }
  }, [key, isFree])

  const shownPlanId = shown?.planId ?? null
  useEffect(() => {
    // Back and a log-out leave the plan while it is open: it was not closed then.
    if (shownPlanId !== null && shownPlanId !== planId) endRef.current?.(false)
  }, [shownPlanId, planId])
  useEffect(
    () => () => {
      endRef.current?.(false)
    },
    [],
  )
  return {
    tutorial: shown,
    close: () => {
      endRef.current?.(true)
    },
  }
}

function keyOf({ planId, roleId }: OpenTutorial): string {
  return `${planId}-${roleId}`
}

/**
 * Does something in one tab of the browser at a time.
 *
 * @param name the same in all tabs
 * @param work until its promise settles, no other tab begins
 * @returns whether the work was done; false while another tab does it
 */
async function inOneTab(name: string, work: () => Promise<void>): Promise<boolean> {
  // Only pages over HTTPS have locks; on others, two tabs may both do it.
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
 * The tutorials that a person has closed. What the server could not record stays in the browser,
 * and is sent again when the plan is opened the next time.
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
        // Nobody can do anything about it: it is sent again the next time.
      }
    }
    return {
      record,
      /** Rejects when the server does not say. */
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

/** Whether the page is in front, and not in a tab behind another one. */
function useIsVisible(): boolean {
  return useSyncExternalStore(subscribe, () => document.visibilityState === 'visible')
}

function subscribe(onChange: () => void): () => void {
  document.addEventListener('visibilitychange', onChange)
  return () => {
    document.removeEventListener('visibilitychange', onChange)
  }
}
