import { expect, it } from 'vitest'

import { themeCss } from './theme-css'
import { themeRootCss } from './theme-root-css'

/** The selectors of a style sheet without nested rules, outside and inside of its conditions. */
function selectorsIn(css: string): string[] {
  return css
    .replaceAll(/@(?:media|supports)[^{]+\{/g, '')
    .split('}')
    .flatMap((rule) => (rule.includes('{') ? [(rule.split('{')[0] ?? '').trim()] : []))
}

/** A part of a selector list ends at a comma outside of parentheses. */
function partsOf(selector: string): string[] {
  let depth = 0
  const parts = ['']
  for (const character of selector) {
    if (character === '(') depth += 1
    if (character === ')') depth -= 1
    if (character === ',' && depth === 0) parts.push('')
    else parts.push((parts.pop() ?? '') + character)
  }
  return parts
}

const selectors = selectorsIn(themeRootCss()).flatMap(partsOf)

it.each([...new Set(selectors)])('is about the root and marked elements only: %s', (selector) => {
  expect(selector).toMatch(
    /^(?:\.tl-root|:where\(\.tl-root.*\)|:where\(:is\(\.tl-root,\[data-tl\]\).*\)|:where\(\[data-tl\]\):is\(.*\).*|:where\(\[data-tl-all\]\) :is\(.*\).*)$/,
  )
})

it('declares the same tokens as the style sheet of a page', () => {
  const tokensIn = (css: string) => [...new Set(css.match(/--tl-[a-z0-9-]+(?=:)/g))].sort()
  expect(tokensIn(themeRootCss())).toEqual(tokensIn(themeCss))
})

it('gives tokens no specificity, so that a page can replace them', () => {
  const withTokens = themeRootCss()
    .split('}')
    .filter((rule) => /--tl-[a-z0-9-]+:/.test(rule))
    .map((rule) => rule.split('{').at(-2) ?? '')
  expect(withTokens.length).toBeGreaterThan(8)
  for (const list of withTokens) {
    for (const selector of partsOf(list.trim())) expect(selector).toMatch(/^:where\(.*\)$/)
  }
})
