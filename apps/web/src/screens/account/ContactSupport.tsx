import { ACCOUNT_MESSAGES } from '@throughline/domain/messages'
import { Link } from '@throughline/ui/Link'
import { useSession } from '../../session/use-session'
import { Hint } from './AccountSettings.styles'

export interface ContactSupportProps {
  /** What the support is needed for: the beginning of a sentence. */
  readonly text: string
  /** Subject of the mail. */
  readonly subject: string
}

/** Says what only the support can do, and begins a mail to it. */
export function ContactSupport({ text, subject }: ContactSupportProps) {
  const address = useSession().configuration?.supportEmail ?? ''
  const { contactSupport } = ACCOUNT_MESSAGES
  return (
    <Hint>
      {text}{' '}
      {address === '' ? (
        contactSupport
      ) : (
        <Link
          variant="inline"
          href={`mailto:${address}?subject=${encodeURIComponent(subject)}`}
          title={address}
        >
          {contactSupport}
        </Link>
      )}
      .
    </Hint>
  )
}
