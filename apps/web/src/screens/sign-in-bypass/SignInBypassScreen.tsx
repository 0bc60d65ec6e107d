import { signInByLink } from '@throughline/api-client'
import { SIGN_IN_MESSAGES } from '@throughline/domain/messages'
import { Spinner } from '@throughline/ui/Spinner'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useNavigate, useParams } from 'react-router-dom'
import { useShowToast } from '../../platform/ToastProvider'
import { SIGN_IN_PATH } from '../../session/redirects'
import { useSessionActions } from '../../session/use-session'
import { EntryPage } from '../../shell/EntryPage'

/** Signs a user in with the token of a link, and opens the plans. */
export function SignInBypassScreen() {
  const session = useSessionActions()
  const showToast = useShowToast()
  const navigate = useNavigate()
  const { refreshToken } = useParams()
  // The token works once, so the app sends it once.
  const isSentRef = useRef(false)
  const enter = useEffectEvent(async () => {
    try {
      if (refreshToken === undefined) throw new Error(SIGN_IN_MESSAGES.noRefreshToken)
      await session.signInWith((client) => signInByLink(client, { refreshToken }))
      await navigate('/', { replace: true })
    } catch (error) {
      const text = error instanceof Error ? error.message : SIGN_IN_MESSAGES.noRefreshToken
      showToast({ tone: 'error', text })
      await navigate(SIGN_IN_PATH, { replace: true })
    }
  })
  useEffect(() => {
    if (isSentRef.current) return
    isSentRef.current = true
    void enter()
  }, [])
  return (
    <EntryPage title="Signing you in" subtitle="One moment, please." message={null}>
      <Spinner label="Signing you in" />
    </EntryPage>
  )
}
