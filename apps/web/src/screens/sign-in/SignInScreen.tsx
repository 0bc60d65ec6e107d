import { SIGN_IN_MESSAGES } from '@throughline/domain/messages'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useServices } from '../../services'
import { landingPath } from '../../session/landing'
import { signInMessage } from './sign-in-message'
import { SignInView } from './SignInView'

/** Signs a person in and sends them on. */
export function SignInScreen() {
  const { session } = useServices()
  const navigate = useNavigate()
  const [message, setMessage] = useState<string | null>(null)
  const [isBusy, setIsBusy] = useState(false)

  const attempt = async (credentials: { emailAddress: string; password: string }) => {
    setIsBusy(true)
    setMessage(null)
    try {
      const facts = await session.signIn(credentials)
      await navigate(landingPath(facts), { replace: true })
    } catch (error) {
      setMessage(signInMessage(error))
    } finally {
      setIsBusy(false)
    }
  }
  return (
    <SignInView
      message={message}
      isBusy={isBusy}
      onSubmit={(credentials) => {
        const isBlank = credentials.emailAddress === '' || credentials.password === ''
        if (isBlank) setMessage(SIGN_IN_MESSAGES.incomplete)
        else void attempt(credentials)
      }}
    />
  )
}
