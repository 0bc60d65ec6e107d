/** What the provider is reached with. */
export interface StripeSettings {
  readonly secretKey: string
  /** Origin of its API, without a slash at the end. */
  readonly apiUrl: string
}
