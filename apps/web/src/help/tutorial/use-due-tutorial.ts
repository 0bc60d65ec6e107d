import { useIsModalOpen } from '@throughline/ui/Dialog'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLocation, useParams } from 'react-router-dom'
import { usePlan } from '../../data/plans'
import { itemOfUrl } from '../../plan'
import { idFromRoute, useSessionFacts } from '../../session/use-session'
import { inOneTab } from './in-one-tab'
import { tutorialOf, type OpenTutorial } from './tutorial-of'
import { useClosedTutorials } from './use-closed-tutorials'
import { useIsVisible } from './use-is-visible'
import { whenQuiet } from './when-quiet'

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
