import { ConfigError } from './config-error'

/** The variables of a process; an empty text counts as not set. */
export type Environment = Readonly<Record<string, string | undefined>>

/** A setting without blanks around it; null when it is not set or empty. */
export function value(environment: Environment, name: string): string | null {
  const text = environment[name]?.trim()
  return text === undefined || text === '' ? null : text
}

/** A text of bounded length, or null. */
export function readOptionalText(
  environment: Environment,
  name: string,
  maxLength: number,
): string | null {
  const text = value(environment, name)
  if (text !== null && text.length > maxLength) {
    throw new ConfigError(`${name} has ${text.length} characters. Shorten it to ${maxLength}.`)
  }
  return text
}

/** A text of bounded length. */
export function readText(
  environment: Environment,
  name: string,
  fallback: string,
  maxLength = 4096,
): string {
  return readOptionalText(environment, name, maxLength) ?? fallback
}

/** A whole number within its bounds. */
export function readInteger(
  environment: Environment,
  name: string,
  fallback: number,
  min: number,
  max: number,
): number {
  const text = value(environment, name)
  if (text === null) return fallback
  const number = Number(text)
  if (!/^\d+$/.test(text) || number < min || number > max) {
    throw new ConfigError(`${name} is "${text}". Set it to a whole number from ${min} to ${max}.`)
  }
  return number
}

/** `true`, `1`, `false` or `0`; false when not set. */
export function readFlag(environment: Environment, name: string): boolean {
  const text = value(environment, name)?.toLowerCase() ?? 'false'
  if (text === 'true' || text === '1') return true
  if (text === 'false' || text === '0') return false
  throw new ConfigError(`${name} is "${text}". Set it to true or false.`)
}

/** A URL over HTTP or HTTPS, or null. */
export function readUrl(environment: Environment, name: string): string | null {
  const text = value(environment, name)
  if (text === null) return null
  const protocol = URL.canParse(text) ? new URL(text).protocol : ''
  if (protocol !== 'http:' && protocol !== 'https:') {
    throw new ConfigError(
      `${name} is "${text}". Set it to a URL that starts with http:// or https://.`,
    )
  }
  return text
}

/** An email address. */
export function readEmail(environment: Environment, name: string, fallback: string): string {
  const text = value(environment, name) ?? fallback
  if (!/^[^\s@]+@([A-Za-z0-9-]+\.)+[A-Za-z]{2,20}$/.test(text)) {
    throw new ConfigError(`${name} is "${text}". Set it to an email address.`)
  }
  return text
}

/** The pattern of an email address. */
export const email = /^[^\s@<>()[\]\\,;:"]+@([A-Za-z0-9-]+\.)+[A-Za-z]{2,20}$/
