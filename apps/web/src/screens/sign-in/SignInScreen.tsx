import { SIGN_IN_MESSAGES } from '@throughline/domain/messages'
import { useRef, useState } from 'react'
import { Navigate, useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { noProblem, useForm, useFormValues } from '../../forms'
import { leaveApp, type LeaveApp } from '../../platform/leave-app'
import { landingOf } from '../../session/recent-place'
import { useSession, useSessionActions } from '../../session/use-session'
import { returnPlaceOf } from '../../session/return-place'
import { signInMessage, signOnProblem } from './sign-in-message'
import { SignInView, type Credentials } from './SignInView'
import { samlAddress, withReturnPath } from './single-sign-on-address'
import { domainOf, useNamedSignOn, useSingleSignOn, type DomainSignOn } from './use-single-sign-on'

/** The single sign-on of an email domain, and whether the user has chosen a password instead. */
interface Choice {
  readonly signOn: DomainSignOn
  readonly isPasswordChosen: boolean
}

export interface SignInScreenProps {
  /** @default leaveApp */
  readonly leave?: LeaveApp
}

/**
 * Signs a user in and opens their start page. A user whom another page has sent here returns to
 * that page. Users of some email domains get the offer of single sign-on; they leave the app only
 * if they choose it.
 */
export function SignInScreen({ leave = leaveApp }: SignInScreenProps) {
  const session = useSessionActions()
  const { who } = useSession()
  const navigate = useNavigate()
  const { state } = useLocation()
  const [query] = useSearchParams()
  const sso = useNamedSignOn(query.get('sso'))
  const problem = signOnProblem(query.get('sso-problem'))
  const { isLookingUp, findFor } = useSingleSignOn()
  const [choices, setChoices] = useState<ReadonlyMap<string, Choice>>(new Map())
  const form = useForm<Credentials>({
    initialValues: { emailAddress: '', password: '' },
    validate: ({ emailAddress, password }) =>
      emailAddress.trim() === '' || password === ''
        ? { ...noProblem, message: SIGN_IN_MESSAGES.incomplete }
        : null,
    onSubmit: async ({ values: { emailAddress, password } }) => {
      const details = await session.signIn({ emailAddress: emailAddress.trim(), password })
      if (returnPlaceOf(state, details.user.id) !== null) return
      const { path, state: landingState } = landingOf(details)
      await navigate(path, { replace: true, state: landingState })
    },
    problemOf: (error) => ({ ...noProblem, message: signInMessage(error) }),
  })
  const returnTo = returnPlaceOf(state, null)?.url ?? null
  const choice = choices.get(domainOf(useFormValues(form).emailAddress) ?? '') ?? null
  const choose = (signOn: DomainSignOn, isPasswordChosen: boolean) => {
    setChoices((before) => new Map(before).set(signOn.domain, { signOn, isPasswordChosen }))
  }
  const startSignOn = (redirectUrl: string) => {
    leave(withReturnPath(redirectUrl, returnTo))
  }
  /** Looks up the domain. Resolves to whether the user signs in with a password. */
  const takesPassword = async (emailAddress: string): Promise<boolean> => {
    const match = await findFor(emailAddress)
    if (match === null) return true
    const existing = choices.get(match.domain)
    // A user who types a password has chosen it, and must not lose the field.
    const isPasswordChosen = existing?.isPasswordChosen ?? form.values().password !== ''
    if (existing === undefined) choose(match, isPasswordChosen)
    return isPasswordChosen
  }
  const isSubmittingRef = useRef(false)
  const submit = async (emailAddress: string) => {
    if (isSubmittingRef.current) return
    isSubmittingRef.current = true
    const isByPassword = await takesPassword(emailAddress)
    isSubmittingRef.current = false
    if (isByPassword) form.submit()
  }
  // Also applies without the form: the user may have signed in in another tab.
  if (who.status === 'logged-in') {
    const place = returnPlaceOf(state, who.details.user.id)
    return <Navigate to={place?.url ?? '/'} state={place?.state} replace />
  }
  return (
    <SignInView
      form={{ ...form, message: form.message ?? problem }}
      isLookingUp={isLookingUp}
      onEmailEntered={(emailAddress) => {
        void takesPassword(emailAddress)
      }}
      onSubmit={({ emailAddress }) => {
        if (choice === null || choice.isPasswordChosen) void submit(emailAddress)
        else startSignOn(choice.signOn.redirectUrl)
      }}
      onSingleSignOn={
        sso === null
          ? null
          : () => {
              leave(samlAddress(sso, returnTo))
            }
      }
      domainSignOn={
        choice === null
          ? null
          : {
              isPasswordChosen: choice.isPasswordChosen,
              isPasswordAllowed: choice.signOn.isPasswordAllowed,
              onStart: () => {
                startSignOn(choice.signOn.redirectUrl)
              },
              onUsePassword: () => {
                choose(choice.signOn, true)
              },
            }
      }
    />
  )
}
