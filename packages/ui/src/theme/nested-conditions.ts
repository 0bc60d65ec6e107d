import type { ComponentProps } from 'react'
import type { StyleSheetManager } from 'styled-components'

/** Function that changes the rules of a styled component before they are written. */
type RulesPlugin = NonNullable<ComponentProps<typeof StyleSheetManager>['stylisPlugins']>[number]
type Rule = Parameters<RulesPlugin>[0]

/** At-rules that may be inside a rule as well as around it. */
const conditions: ReadonlySet<string> = new Set(['@media', '@supports', '@container'])

/**
 * Writes conditions inside of the rules that they apply to: `.a{@media print{…}}`. When a page adds
 * conditions or keyframes at the top level of a style sheet, Chromium computes the styles of all its
 * elements again. In a large flow that takes up to a second.
 *
 * @param addKeyframes receives each rule of keyframes, which cannot be inside another
 */
export function createNestedConditions(addKeyframes: (rule: string) => void): RulesPlugin {
  return function nestedConditions(element, index, siblings, write) {
    if (element.root !== null) return undefined
    if (conditions.has(element.type)) {
      const rules = rulesWithin(element)
      if (rules === null) return undefined
      siblings.splice(index + 1, 0, ...rules)
    } else if (element.type === '@keyframes' && Array.isArray(element.children)) {
      const frames = element.children.map((frame, at, all) => write(frame, at, all, write)).join('')
      addKeyframes(`${element.value}{${frames}}`)
    } else return undefined
    // A comment leaves no rule.
    element.type = 'comm'
    return undefined
  }
}

/** Returns the rules of a condition with the condition inside; null if it has other content. */
function rulesWithin(condition: Rule): Rule[] | null {
  const { children } = condition
  if (!Array.isArray(children)) return null
  const rules: Rule[] = []
  for (const child of children) {
    const inner = conditions.has(child.type) ? rulesWithin(child) : [child]
    if (inner === null || inner.some(({ type }) => type !== 'rule')) return null
    for (const rule of inner) {
      const content = { ...condition, root: rule, children: rule.children }
      rules.push({ ...rule, root: null, children: [content] })
    }
  }
  return rules
}
