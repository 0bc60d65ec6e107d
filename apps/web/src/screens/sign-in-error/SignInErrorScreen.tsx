import { SIGN_IN_MESSAGES } from '@throughline/domain/messages'
import { SIGN_IN_PATH } from '../../session/redirects'
import { EntryPage } from '../../shell/EntryPage'
import { RouterLinkButton } from '../../shell/RouterLinkButton'

/** Screen after a failed single sign-on. */
export function SignInErrorScreen() {
  return (
    <EntryPage
      title="You are not signed in"
      subtitle="Single sign-on did not let you in."
      message={SIGN_IN_MESSAGES.mismatch}
    >
      <RouterLinkButton to={SIGN_IN_PATH} variant="primary" size="large">
        Back to sign in
      </RouterLinkButton>
    </EntryPage>
  )
}
