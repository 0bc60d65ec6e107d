import { SIGN_IN_MESSAGES } from '@throughline/domain/messages'
import { useRef } from 'react'
import { Navigate, useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { NO_PROBLEM, useForm } from '../../forms'
import { leaveApp, type LeaveApp } from '../../platform/leave-app'
import { landingOf } from '../../session/recent-place'
import { useSession, useSessionActions } from '../../session/use-session'
import { returnPlaceOf } from '../../session/return-place'
import { signInMessage } from './sign-in-message'
import { SignInView, type Credentials } from './SignInView'
import { samlAddress } from './single-sign-on-address'
import { useSingleSignOn } from './use-single-sign-on'

export interface SignInScreenProps {
  /** @default leaveApp */
  readonly leave?: LeaveApp
}

/**
 * Signs a person in and opens the page that they land on. Whoever was led here from another
 * page goes back to it. People of some email domains are led to their single sign-on.
 */
export function SignInScreen({ leave = leaveApp }: SignInScreenProps) {
  const session = useSessionActions()
  const { who } = useSession()
  const navigate = useNavigate()
  const { state } = useLocation()
  const [query] = useSearchParams()
  const sso = query.get('sso')
  const { isLookingUp, leaveFor } = useSingleSignOn(leave)
  const form = useForm<Credentials>({
    initialValues: { emailAddress: '', password: '' },
    validate: ({ emailAddress, password }) =>
      emailAddress.trim() === '' || password === ''
        ? { ...NO_PROBLEM, message: SIGN_IN_MESSAGES.incomplete }
        : null,
    onSubmit: async ({ values: { emailAddress, password } }) => {
      const facts = await session.signIn({ emailAddress: emailAddress.trim(), password })
      if (returnPlaceOf(state, facts.user.id) !== null) return
      const { path, state: landingState } = landingOf(facts)
      await navigate(path, { replace: true, state: landingState })
    },
    problemOf: (error) => ({ ...NO_PROBLEM, message: signInMessage(error) }),
  })
  const isSubmittingRef = useRef(false)
  const submit = async (emailAddress: string) => {
    if (isSubmittingRef.current) return
    isSubmittingRef.current = true
    const isLeaving = await leaveFor(emailAddress)
    isSubmittingRef.current = false
    if (!isLeaving) form.submit()
  }
  // Also without the form: the person may have signed in in another tab.
  if (who.status === 'logged-in') {
    const place = returnPlaceOf(state, who.facts.user.id)
    return <Navigate to={place?.url ?? '/'} state={place?.state} replace />
  }
  return (
    <SignInView
      form={form}
      isLookingUp={isLookingUp}
      onEmailEntered={(emailAddress) => {
        void leaveFor(emailAddress)
      }}
      onSubmit={({ emailAddress }) => {
        void submit(emailAddress)
      }}
      onSingleSignOn={
        sso === null
          ? null
          : () => {
              leave(samlAddress(sso, returnPlaceOf(state, null)?.url ?? null))
            }
      }
    />
  )
}
