import type { AccessConfiguration } from '@throughline/domain/access'
import type { Config } from './config'

/** The settings that the API reads. */
export type AppConfig = Pick<
  Config,
  | 'sessionSecret'
  | 'publicUrl'
  | 'superUserIds'
  | 'ownerPairs'
  | 'productTeamIds'
  | 'hasDevModeSeats'
  | 'isMaintenanceMode'
  | 'maintenanceNotice'
  | 'requestsPerMinute'
  | 'supportEmail'
  | 'suggestionEmail'
  | 'saml'
  | 'billing'
  | 'copyrightLine'
  | 'patentNotice'
  | 'referralUrl'
  | 'guides'
  | 'arePrivateCalendarsAllowed'
>

/** The people with rights beyond their roles, as the access rules of the domain take them. */
export function accessConfigurationOf(config: AppConfig): AccessConfiguration {
  return {
    superUserIds: config.superUserIds,
    superOwnerPairs: config.ownerPairs,
    productTeamUserIds: config.productTeamIds,
  }
}
