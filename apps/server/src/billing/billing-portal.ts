/** The billing provider's hosted portal. */
export interface BillingPortal {
  /**
   * Opens a session of the portal for one visit.
   *
   * @param customerId who pays, as the provider names them
   * @param returnUrl where the portal leads back to
   * @returns the URL of the session
   * @throws BillingUnavailableError when the provider does not answer, or not as it should
   */
  open(customerId: string, returnUrl: string): Promise<string>
}

/** The billing provider cannot be used just now. The code is for the log. */
export class BillingUnavailableError extends Error {
  override readonly name = 'BillingUnavailableError'
  readonly code: string

  constructor(code: string) {
    super(`The billing provider cannot be used (${code}).`)
    this.code = code
  }
}
