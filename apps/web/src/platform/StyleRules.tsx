import type { ReactNode } from 'react'
import { StyleSheetManager } from 'styled-components'
import { createNestedConditions } from './nested-conditions'

const plugins = [createNestedConditions(addKeyframes)]
let keyframes: CSSStyleSheet | null = null

/** Adds the rules of styled components to the page without new styles for all its elements. */
export function StyleRules({ children }: { readonly children: ReactNode }) {
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
