import { SIGN_IN_MESSAGES } from '@throughline/domain/messages'
import { Navigate, useLocation, useNavigate } from 'react-router-dom'
import { NO_PROBLEM, useForm } from '../../forms'
import { landingPath } from '../../session/landing'
import { useSession, useSessionActions } from '../../session/use-session'
import { returnPlaceOf } from './return-place'
import { signInMessage } from './sign-in-message'
import { SignInView, type Credentials } from './SignInView'

/**
 * Signs a person in and opens the page that they land on. Whoever was led here from another
 * page goes back to it.
 */
export function SignInScreen() {
  const session = useSessionActions()
  const { who } = useSession()
  const navigate = useNavigate()
  const { state } = useLocation()
  const form = useForm<Credentials>({
    initialValues: { emailAddress: '', password: '' },
    validate: ({ emailAddress, password }) =>
      emailAddress.trim() === '' || password === ''
        ? { ...NO_PROBLEM, message: SIGN_IN_MESSAGES.incomplete }
        : null,
    onSubmit: async ({ values: { emailAddress, password } }) => {
      const facts = await session.signIn({ emailAddress: emailAddress.trim(), password })
      if (returnPlaceOf(state, facts.user.id) !== null) return
      await navigate(landingPath(facts), { replace: true })
    },
    problemOf: (error) => ({ ...NO_PROBLEM, message: signInMessage(error) }),
  })
  // Also without the form: the person may have signed in in another tab.
  if (who.status === 'logged-in') {
    const place = returnPlaceOf(state, who.facts.user.id)
    return <Navigate to={place?.url ?? '/'} state={place?.state} replace />
  }
  return <SignInView form={form} />
}
