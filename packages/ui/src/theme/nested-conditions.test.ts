import { createElement, type ComponentType } from 'react'
import { renderToString } from 'react-dom/server'
import { keyframes, ServerStyleSheet, styled, StyleSheetManager } from 'styled-components'
import { describe, expect, it } from 'vitest'
import { createNestedConditions } from './nested-conditions'

/** Returns the rules of a component, and the keyframes that were set apart. */
function rulesOf(Part: ComponentType) {
  const apart: string[] = []
  const sheet = new ServerStyleSheet()
  const plugins = [createNestedConditions((rule) => apart.push(rule))]
  const page = createElement(StyleSheetManager, { stylisPlugins: plugins }, createElement(Part))
  renderToString(sheet.collectStyles(page))
  const written = /<style[^>]*>(.*?)<\/style>/su.exec(sheet.getStyleTags())?.[1] ?? ''
  const rules = written
    .replaceAll(/\/\*!sc\*\/|data-styled[^"]*"[^"]*"|\s*\n\s*/gu, '')
    .replaceAll(/\.[a-z]+(?=[\s{:,>[])/giu, '.a')
  return { rules, apart }
}

describe('the rules of a styled component', () => {
  it.each([
    ['@media print { display: none; }', '.a{@media print{display:none;}}'],
    [
      '@media print { display: none; &:hover, > svg::before { color: red; } }',
      '.a{@media print{display:none;}}.a:hover,.a >svg::before{@media print{color:red;}}',
    ],
    [
      'color: red; @container (width > 1px) { @supports (gap: 1px) { color: blue; } }',
      '.a{color:red;}.a{@container (width > 1px){@supports (gap: 1px){color:blue;}}}',
    ],
    ['&:focus { color: red; }', '.a:focus{color:red;}'],
  ])('%s is written as %s', (css, rules) => {
    expect(
      rulesOf(styled.div`
        ${css}
      `).rules,
    ).toContain(rules)
  })

  it('sets keyframes apart', () => {
    const Part = styled.div`
      animation: ${keyframes`from { opacity: 0; } to { opacity: 1; }`} 1s;
    `
    const { rules, apart } = rulesOf(Part)
    expect(apart).toEqual([
      expect.stringMatching(/^@keyframes \w+\{from\{opacity:0;\}to\{opacity:1;\}\}$/u),
    ])
    expect(rules).not.toContain('@keyframes')
  })
})
