import type { ReactNode } from 'react'
import { StyleSheetManager } from 'styled-components'
import { createNestedConditions } from './nested-conditions'

export interface StyleRulesProps {
  children: ReactNode
}

const plugins = [createNestedConditions(addKeyframes)]
let keyframes: CSSStyleSheet | null = null

/**
 * Adds the rules of components to the page without new styles for all its elements, which take up
 * to a second in a large calendar. Render it once, around everything that a browser renders into a
 * document. It does not serve shadow roots, nor markup that a server has rendered.
 */
export function StyleRules({ children }: StyleRulesProps) {
  return <StyleSheetManager stylisPlugins={plugins}>{children}</StyleSheetManager>
}

/** Adds keyframes to a style sheet of their own. */
function addKeyframes(rule: string): void {
  if (keyframes === null) {
    keyframes = new CSSStyleSheet()
    document.adoptedStyleSheets.push(keyframes)
  }
  keyframes.insertRule(rule, keyframes.cssRules.length)
}
