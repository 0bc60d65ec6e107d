import { token } from '@throughline/ui/theme'
import { Link } from '@throughline/ui/Link'
import { styled } from 'styled-components'
import { useSession } from '../../session/use-session'
import { Logo } from '../../shell/Logo'
import { useEndOfMaintenance } from './use-end-of-maintenance'

const Page = styled.main`
  display: grid;
  gap: ${token('space-4')};
  align-content: center;
  justify-items: center;
  min-block-size: 100dvh;
  padding: ${token('space-6')};
  text-align: center;

  h1 {
    font-size: ${token('text-heading')};
    font-weight: ${token('weight-semibold')};
    line-height: ${token('line-heading')};
  }

  p {
    max-inline-size: 52ch;
    color: ${token('color-ink-muted')};
  }
`

const STANDARD_NOTICE =
  'Throughline will be unavailable on Saturday from 8:00am CDT for about 6 hours while we expand hosting capacity and improve plan load time.'

/**
 * Notice that the product is in maintenance. It returns to the previous page when maintenance is
 * over.
 */
export function MaintenanceScreen() {
  const { configuration, isMaintenanceMode } = useSession()
  useEndOfMaintenance()
  const email = configuration?.supportEmail
  return (
    <Page>
      <Logo />
      <h1>Scheduled Maintenance</h1>
      <p>{configuration?.maintenanceNotice ?? STANDARD_NOTICE}</p>
      {isMaintenanceMode ? (
        <p>
          <output>
            Leave this page open: it goes back to where you were once Throughline is available
            again.
          </output>
        </p>
      ) : null}
      {email === undefined ? null : (
        <p>
          Questions? Write to{' '}
          <Link variant="inline" href={`mailto:${email}`}>
            {email}
          </Link>
          .
        </p>
      )}
    </Page>
  )
}
