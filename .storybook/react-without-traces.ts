import * as React from 'react'

leaveOutOwnerStacks(React)

/**
 * Makes React create elements without the stack traces that its warnings name owners by. The
 * traces take an eighth of the time of a story, and every warning fails it without them too.
 */
function leaveOutOwnerStacks(react: Readonly<Record<string, unknown>>): void {
  const internals = react['__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE']
  if (typeof internals !== 'object' || internals === null) return
  // React leaves them out above a number each second.
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    get: () => Infinity,
    set: () => {},
    configurable: true,
  })
}
