import * as imported from 'rrule'
import type { RRule as RRuleClass } from 'rrule'

type RRuleModule = { readonly RRule: typeof RRuleClass }

/** `rrule` comes to Node as one default export, to bundlers as named ones. */
export const { RRule } = pickModule(imported)

function pickModule(namespace: RRuleModule & { readonly default?: unknown }): RRuleModule {
  return isModule(namespace.default) ? namespace.default : namespace
}

function isModule(value: unknown): value is RRuleModule {
  return typeof value === 'object' && value !== null && 'RRule' in value
}
