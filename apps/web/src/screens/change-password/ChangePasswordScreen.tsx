import { PASSWORD_MESSAGES } from '@throughline/domain/messages'
import { Navigate, useNavigate, useSearchParams } from 'react-router-dom'
import { useEntrance } from '../../data/entrance'
import { NewPasswordForm } from '../../passwords/NewPasswordForm'
import { useNewPassword } from '../../passwords/use-new-password'
import { useShowToast } from '../../platform/ToastProvider'
import { SIGN_IN_PATH } from '../../session/redirects'
import { useSessionActions } from '../../session/use-session'
import { RouterLink } from '../../shell/RouterLink'

/**
 * Form for a new password, which the user opens from a link in an email. The user then signs in
 * with the password.
 */
export function ChangePasswordScreen() {
  const { changePassword } = useEntrance()
  const session = useSessionActions()
  const showToast = useShowToast()
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const token = query.get('token') ?? ''
  const { form, isLinkRefused } = useNewPassword({
    failure: PASSWORD_MESSAGES.changeFailed,
    save: async (password) => {
      await changePassword({ token, password })
      // The server has ended all sessions of the user, also the one in this browser.
      await session.clear()
      showToast({ tone: 'success', text: PASSWORD_MESSAGES.changed })
      await navigate(SIGN_IN_PATH, { replace: true })
    },
  })
  if (token === '') return <Navigate to={SIGN_IN_PATH} replace />
  return (
    <NewPasswordForm
      title="Choose a new password"
      subtitle="You sign in with it from now on. All other devices are signed out."
      submitLabel="Change password"
      form={form}
    >
      {isLinkRefused ? (
        <RouterLink to="/forgot-password">Get a new link</RouterLink>
      ) : (
        <RouterLink to={SIGN_IN_PATH}>Back to sign in</RouterLink>
      )}
    </NewPasswordForm>
  )
}
