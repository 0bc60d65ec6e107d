import axe, { type AxeResults, type RunOptions, type Spec } from 'axe-core'

import { readParts } from './page-parts'

/** The parameters of Storybook's addon that this check follows. */
interface AccessibilityParameters {
  readonly test?: 'off' | 'todo' | 'error'
  readonly config?: Spec
  readonly options?: RunOptions
}

/** A rule of axe, from its internals. */
interface AxeRule {
  readonly id: string
  excludeHidden: boolean
  gather: (context: unknown, options?: unknown) => readonly AxeNode[]
}

interface AxeNode {
  readonly actualNode: Element
}

/** Functions of axe about elements, as far as its types leave them out. */
interface AxeDom {
  readonly isVisibleToScreenReaders: (element: Element) => boolean
}

/** Stories show components, which need no landmarks. Storybook's addon leaves out the same rule. */
const NO_LANDMARKS = { id: 'region', enabled: false }

/** Rules that compare elements anywhere on the page. */
const COMPARING_RULES = new Set([
  'accesskeys',
  'duplicate-id-aria',
  'heading-order',
  'identical-links-same-purpose',
  'landmark-no-duplicate-banner',
  'landmark-no-duplicate-contentinfo',
  'landmark-no-duplicate-main',
  'landmark-unique',
  'skip-link',
  'table-duplicate-name',
  'target-size',
])

/** The parts without a finding since the page loaded. */
const checkedParts = new Set<number>()

/** The elements that axe checks now. */
let isToCheck: (element: Element) => boolean = () => true

let currentConfig: string | undefined

/**
 * Checks the accessibility of what the page shows. Rules about single elements run on the
 * elements that no story of this page has shown before in the same way.
 *
 * @throws Error with the findings
 */
export async function checkAccessibility({
  test,
  config = {},
  options = {},
}: AccessibilityParameters): Promise<void> {
  if (test === 'off') return
  const configText = JSON.stringify(config)
  const parts = readParts(configText)
  const newParts = new Map<number, Element>()
  for (const [element, part] of parts) {
    if (!checkedParts.has(part) && !newParts.has(part)) newParts.set(part, element)
  }
  // Rules that a story adds may read sizes, which parts do not cover.
  if (newParts.size === 0 && configText === '{}') return

  if (currentConfig !== configText) {
    axe.reset()
    axe.configure({ ...config, rules: [NO_LANDMARKS, ...(config.rules ?? [])] })
    limitRules()
    currentConfig = configText
  }
  const elements = new Set(newParts.values())
  // Elements without a part are in images.
  isToCheck = (element) => elements.has(element) || !parts.has(element)
  const { violations } = await axe.run(document.body, { ...options, resultTypes: ['violations'] })
  if (violations.length > 0) throw new Error(describe(violations))
  for (const part of newParts.keys()) checkedParts.add(part)
}

/** Limits the rules of axe to the elements that are to be checked. */
function limitRules(): void {
  const audit: { readonly rules: readonly AxeRule[] } = Reflect.get(axe, '_audit')
  const dom: AxeDom = Reflect.get(axe.commons, 'dom')
  for (const rule of audit.rules) {
    if (COMPARING_RULES.has(rule.id)) continue
    const { excludeHidden } = rule
    const gather = rule.gather.bind(rule)
    // Whether an element is hidden is the costlier question, so it comes second.
    rule.excludeHidden = false
    rule.gather = (context, options) => {
      const nodes = gather(context, options).filter(({ actualNode }) => isToCheck(actualNode))
      if (!excludeHidden) return nodes
      return nodes.filter(({ actualNode }) => dom.isVisibleToScreenReaders(actualNode))
    }
  }
}

function describe(violations: AxeResults['violations']): string {
  const findings = violations.flatMap(({ id, help, helpUrl, nodes }) =>
    nodes.map(
      ({ target, html, failureSummary = '' }) =>
        `${help} (${id}, ${helpUrl})\n${target.join(' ')}\n${html}\n${failureSummary}`,
    ),
  )
  return `The story has accessibility findings:\n\n${findings.join('\n\n')}`
}
