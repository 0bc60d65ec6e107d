import * as imported from 'rrule'

type RRuleModule = Pick<typeof imported, 'Frequency' | 'RRule'>

function isModule(value: unknown): value is RRuleModule {
  return typeof value === 'object' && value !== null && 'RRule' in value
}

function pickModule(namespace: RRuleModule & { readonly default?: unknown }): RRuleModule {
  return isModule(namespace.default) ? namespace.default : namespace
}

/** Node sees `rrule` as one default export, bundlers as named exports. */
export const { Frequency, RRule } = pickModule(imported)
