import { BillingUnavailableError } from '../../billing/billing-portal'
import { ApiError, unavailable } from '../../errors/api-error'
import type { Handlers } from '../../operations/handler'

/** The billing portal of an account. */
export const billingHandlers: Handlers<'createBillingPortalSession'> = {
  createBillingPortalSession: async ({ request, account, billing, config }) => {
    const { isBillingShown, billingPaymentId } = account.account
    if (billing === null || !isBillingShown || billingPaymentId === null) {
      throw new ApiError({
        status: 409,
        code: 'conflict',
        detail: 'This account is not billed here.',
      })
    }
    try {
      // Leads to the plans: an account that has lapsed shows no settings.
      return { body: { url: await billing.open(billingPaymentId, `${config.publicUrl}/plans`) } }
    } catch (error) {
      if (!(error instanceof BillingUnavailableError)) throw error
      request.log.error({ reason: error.code }, 'billing portal not opened')
      throw unavailable()
    }
  },
}
