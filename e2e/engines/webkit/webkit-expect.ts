import { expect as playwrightExpect } from '@playwright/test'
import { PATIENCE_MS } from './poll'
import type { Visibility } from './page-script'
import { WebKitLocator } from './webkit-locator'

type Single = string | RegExp | number
type Expected = Single | readonly Single[]
type Condition = (visibility: Visibility, expected?: Expected, value?: Expected) => boolean
type Assertion = (...args: readonly unknown[]) => Promise<void>

/** Condition of each assertion about an element. */
const conditions: Readonly<Record<string, Condition>> = {
  toBeVisible: ({ isVisible }) => isVisible,
  toBeHidden: ({ isVisible }) => !isVisible,
  toBeEnabled: ({ isEnabled }) => isEnabled,
  toBeDisabled: ({ isEnabled }) => !isEnabled,
  toBeFocused: ({ isFocused }) => isFocused,
  toBeChecked: ({ isChecked }) => isChecked,
  toBeInViewport: ({ isInViewport }) => isInViewport,
  toHaveCount: ({ count }, expected) => count === expected,
  toHaveText: ({ text, texts }, expected) =>
    Array.isArray(expected)
      ? texts.length === expected.length &&
        texts.every((one, at) => matches(one, expected[at], true))
      : matches(text, expected, true),
  toContainText: ({ text }, expected) => matches(text, expected, false),
  toHaveValue: ({ value }, expected) => matches(value, expected, true),
  toHaveAccessibleName: ({ name }, expected) => matches(name, expected, true),
  toHaveAttribute: ({ attributes }, name, expected) => {
    const value = attributes[String(name)]
    return value !== undefined && (expected === undefined || matches(value, expected, true))
  },
}

function matches(text: string, expected: Expected | undefined, isWhole: boolean): boolean {
  if (expected instanceof RegExp) return expected.test(text)
  if (typeof expected === 'string') {
    // Collapses white space like the compared text.
    const collapsed = expected.replaceAll(/\s+/g, ' ').trim()
    return isWhole ? text === collapsed : text.includes(collapsed)
  }
  return isWhole ? text === String(expected) : text.includes(String(expected))
}

/**
 * Returns an assertion that waits. Locators of Playwright use its own assertion, locators of WebKit
 * use WebDriver.
 */
function assertion(name: string, isTrue: Condition) {
  return async function judge(
    this: { readonly isNot: boolean },
    received: unknown,
    ...args: unknown[]
  ) {
    if (!(received instanceof WebKitLocator)) {
      const own = this.isNot ? playwrightExpect(received).not : playwrightExpect(received)
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Each of the names is an assertion of Playwright.
      await (own as unknown as Record<string, Assertion>)[name]?.(...args)
      return { pass: !this.isNot, message: () => '' }
    }
    const [expected, value] = args.filter(isExpected)
    const { timeout } = args.find(hasTimeout) ?? { timeout: PATIENCE_MS }
    const deadline = Date.now() + timeout
    for (;;) {
      // A page that is navigating cannot answer, so the loop tries again.
      const visibility = await received.look().catch(() => undefined)
      const pass = visibility !== undefined && isTrue(visibility, expected, value)
      if (pass !== this.isNot || Date.now() > deadline) {
        const target = [this.isNot ? 'not' : '', name, expected, value].join(' ')
        return {
          pass,
          message: () => `${received.selector} ${target}\n${JSON.stringify(visibility, null, 2)}`,
        }
      }
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
  }
}

function isExpected(arg: unknown): arg is Expected {
  return (
    typeof arg === 'string' ||
    typeof arg === 'number' ||
    arg instanceof RegExp ||
    Array.isArray(arg)
  )
}

function hasTimeout(arg: unknown): arg is { readonly timeout: number } {
  return typeof arg === 'object' && arg !== null && 'timeout' in arg
}

/** Playwright's `expect`, which also supports the locators of WebKit. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The names are those that it has; they only take one more kind of locator.
export const expect = playwrightExpect.extend(
  Object.fromEntries(
    Object.entries(conditions).map(([name, isTrue]) => [name, assertion(name, isTrue)]),
  ),
) as typeof playwrightExpect
