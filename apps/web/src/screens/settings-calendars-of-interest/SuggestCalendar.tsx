import { Link } from '@throughline/ui/Link'
import { useSession } from '../../session/use-session'
import { Suggestion } from './CalendarSettings.styles'

/** A mail to those who keep the standard calendars. */
export function SuggestCalendar() {
  const { configuration } = useSession()
  if (configuration === null) return null
  const subject = encodeURIComponent('Calendar suggestion')
  return (
    <Suggestion>
      Do you miss a calendar?{' '}
      <Link variant="inline" href={`mailto:${configuration.suggestionEmail}?subject=${subject}`}>
        Submit a suggestion
      </Link>
    </Suggestion>
  )
}
