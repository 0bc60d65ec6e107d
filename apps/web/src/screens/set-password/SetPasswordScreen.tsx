import { setFirstPassword } from '@throughline/api-client'
import { PASSWORD_MESSAGES } from '@throughline/domain/messages'
import { Navigate, useNavigate, useParams, useSearchParams } from 'react-router-dom'
import { NewPasswordForm } from '../../passwords/NewPasswordForm'
import { useNewPassword } from '../../passwords/use-new-password'
import { useShowToast } from '../../platform/ToastProvider'
import { SIGN_IN_PATH } from '../../session/redirects'
import { useSessionActions } from '../../session/use-session'
import { RouterLink } from '../../shell/RouterLink'
import { welcomePlace } from './welcome-place'

/** Form for the first password of an invited user, which also signs them in. */
export function SetPasswordScreen() {
  const session = useSessionActions()
  const showToast = useShowToast()
  const navigate = useNavigate()
  const { token = '' } = useParams()
  const [query] = useSearchParams()
  const { form, isLinkRefused, isPasswordRefused } = useNewPassword({
    failure: PASSWORD_MESSAGES.saveFailed,
    save: async (password) => {
      await session.signInWith((client) => setFirstPassword(client, { token, password }))
      showToast({ tone: 'success', text: PASSWORD_MESSAGES.saved })
      await navigate(welcomePlace(query), { replace: true })
    },
  })
  if (token === '') return <Navigate to={SIGN_IN_PATH} replace />
  return (
    <NewPasswordForm
      title="Welcome"
      subtitle="Choose a password, and you are in."
      submitLabel="Save password"
      form={form}
    >
      {isLinkRefused ? <RouterLink to="/forgot-password">Get a new link</RouterLink> : null}
      {isPasswordRefused ? <RouterLink to={SIGN_IN_PATH}>Go to sign in</RouterLink> : null}
    </NewPasswordForm>
  )
}
