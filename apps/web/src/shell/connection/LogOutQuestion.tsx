import { logOutWithWaiting } from '@throughline/domain/messages'
import { ConfirmDialog } from '@throughline/ui/ConfirmDialog'
import { useEffect, useEffectEvent, useState } from 'react'
import { useSessionActions } from '../../session/use-session'

/** Asks before somebody logs out whose changes are not saved yet; `count` says how many. */
export function LogOutQuestion({ count }: { readonly count: number }) {
  const session = useSessionActions()
  const [answer, setAnswer] = useState<{ readonly give: (isYes: boolean) => void } | null>(null)
  const ask = useEffectEvent(
    () =>
      new Promise<boolean>((resolve) => {
        if (count === 0) resolve(true)
        else setAnswer({ give: resolve })
      }),
  )
  useEffect(() => {
    session.guardLogOut(() => ask())
    return () => {
      session.guardLogOut(null)
    }
  }, [session])
  const give = (isYes: boolean) => {
    answer?.give(isYes)
    setAnswer(null)
  }
  return (
    <ConfirmDialog
      isOpen={answer !== null}
      title="Log out with unsaved changes?"
      confirmLabel="Log Out"
      cancelLabel="Stay"
      closeLabel="Close"
      isDestructive
      onConfirm={() => {
        give(true)
      }}
      onCancel={() => {
        give(false)
      }}
    >
      {logOutWithWaiting(Math.max(count, 1))}
    </ConfirmDialog>
  )
}
