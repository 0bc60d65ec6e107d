import { useEffect } from 'react'
import { useSession } from '../session/use-session'
import { useShowToast } from '../platform/ToastProvider'

/** Says in a toast what happened to the session. */
export function SessionNotices() {
  const { notice } = useSession()
  const showToast = useShowToast()
  useEffect(() => {
    if (notice !== null) {
      showToast({ id: `session-${notice.id}`, tone: notice.tone, text: notice.text })
    }
  }, [notice, showToast])
  return null
}
