import { APP_VERSION, SUPER_PLAN_ID } from '../../config/config'
import { unavailable } from '../../errors/api-error'
import type { Handlers } from '../../operations/handler'

/** Health, and what the web application has to know before anybody signs in. */
export const systemHandlers: Handlers<'readHealth' | 'readConfiguration'> = {
  readHealth: async ({ database }) => {
    try {
      await database.ping()
    } catch {
      throw unavailable()
    }
    return { body: { status: 'ok' } }
  },

  readConfiguration: async ({ config }) => ({
    body: {
      isMaintenanceMode: config.isMaintenanceMode,
      maintenanceNotice: config.maintenanceNotice,
      supportEmail: config.supportEmail,
      suggestionEmail: config.suggestionEmail,
      copyrightLine: config.copyrightLine,
      patentNotice: config.patentNotice,
      appVersion: APP_VERSION,
      referralUrl: config.referralUrl,
      guides: { ...config.guides },
      superPlanId: SUPER_PLAN_ID,
    },
  }),
}
