import { APP_VERSION, SUPER_PLAN_ID } from '../../config/config'
import { diskProblemOf } from '../../db/disk-failure'
import { insufficientStorage, unavailable } from '../../errors/api-error'
import type { Handlers } from '../../operations/handler'

/**
 * Handlers of the health check, and of the configuration that the web application needs before a
 * sign-in.
 */
export const systemHandlers: Handlers<'readHealth' | 'readConfiguration'> = {
  readHealth: async ({ database, disk }) => {
    try {
      await database.ping()
    } catch (error) {
      const problem = diskProblemOf(error)
      throw problem === null ? unavailable() : insufficientStorage(problem)
    }
    // A PostgreSQL server has its own disk.
    const problem = database.kind === 'embedded' ? await disk.problemFor(0) : null
    if (problem !== null) throw insufficientStorage(problem)
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
