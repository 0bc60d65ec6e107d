import type { RuleSet } from 'styled-components'

const adoptedIn = new WeakMap<Node, Set<string>>()

/**
 * The class of the rules of a table. Its name ends with a sum of their text, because two versions
 * of the package may be on one page.
 *
 * @param rules without anything that depends on props
 */
export function tableClass(name: string, ...rules: readonly RuleSet<object>[]): string {
  let sum = 0
  for (const character of textOf(rules)) {
    sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 2_147_483_647
  }
  return `${name}-${sum.toString(36)}`
}

/**
 * The rules of a table as text for `adoptStyles`, nested below its class.
 *
 * @param rules those of the class
 */
export function tableStyles(className: string, ...rules: readonly RuleSet<object>[]): string {
  return `.${className}{${textOf(rules)}}`
}

function textOf(part: unknown): string {
  return Array.isArray(part) ? part.map(textOf).join('') : String(part)
}

/**
 * Adds a style sheet to the document or shadow root of an element, once for all elements in it. The
 * browser parses the text itself: compiling the hundreds of rules of a table in the page and
 * inserting them one by one takes longer than drawing its cells (see
 * docs/decisions/0022-grid-core.md).
 *
 * @param cssText with nesting as browsers understand it
 */
export function adoptStyles(element: Element, cssText: string): void {
  const scope = element.getRootNode()
  if (!(scope instanceof Document || scope instanceof ShadowRoot)) return
  const adopted = adoptedIn.get(scope) ?? new Set()
  adoptedIn.set(scope, adopted)
  if (adopted.has(cssText)) return
  adopted.add(cssText)
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(cssText)
  scope.adoptedStyleSheets.push(sheet)
}
