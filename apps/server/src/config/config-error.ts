/** A setting is wrong. The message names the variable and says what to do. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError'
}
