import { themeCss, token } from '@throughline/ui/theme'

/**
 * The tokens on the element itself, by its own attributes: what a page sets on the element,
 * or `theme-name { --tl-…: … }` in its style sheet, comes after them and wins.
 */
const tokensCss = themeCss
  .replaceAll(':host(:not([data-theme]))', ':host(:not([theme]))')
  .replaceAll(/\[data-(theme|density)='([a-z-]+)'\]/g, ":host([$1='$2'])")
  .replaceAll('[data-theme]', ':host([theme])')

const hostCss = `
${tokensCss}
:host{
  display:block;
  position:relative;
  box-sizing:border-box;
  color:${token('color-ink')};
  background:${token('color-canvas')};
  font-family:${token('font-sans')};
  font-size:${token('text-body')};
  font-weight:${token('weight-regular')};
  line-height:${token('line-body')};
}
:host([hidden]){display:none}
[data-element-root]{block-size:100%}
`

let sheet: CSSStyleSheet | undefined

/**
 * The style sheet that all elements adopt. A policy for `style-src` does not apply to it, and
 * an element that is moved keeps it.
 */
export function hostStyleSheet(): CSSStyleSheet {
  if (sheet === undefined) {
    sheet = new CSSStyleSheet()
    sheet.replaceSync(hostCss)
  }
  return sheet
}
