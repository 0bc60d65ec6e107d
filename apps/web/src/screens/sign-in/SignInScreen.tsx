import { SIGN_IN_MESSAGES } from '@throughline/domain/messages'
import { useNavigate } from 'react-router-dom'
import { NO_PROBLEM, useForm } from '../../forms'
import { landingPath } from '../../session/landing'
import { useSessionActions } from '../../session/use-session'
import { signInMessage } from './sign-in-message'
import { SignInView, type Credentials } from './SignInView'

/** Signs a person in and opens the page that they land on. */
export function SignInScreen() {
  const session = useSessionActions()
  const navigate = useNavigate()
  const form = useForm<Credentials>({
    initialValues: { emailAddress: '', password: '' },
    validate: ({ emailAddress, password }) =>
      emailAddress.trim() === '' || password === ''
        ? { ...NO_PROBLEM, message: SIGN_IN_MESSAGES.incomplete }
        : null,
    onSubmit: async ({ values: { emailAddress, password } }) => {
      const facts = await session.signIn({ emailAddress: emailAddress.trim(), password })
      await navigate(landingPath(facts), { replace: true })
    },
    problemOf: (error) => ({ ...NO_PROBLEM, message: signInMessage(error) }),
  })
  return <SignInView form={form} />
}
