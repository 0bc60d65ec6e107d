import { token } from './token'

/**
 * Adds the weight of eight element selectors, and matches no element. The base styles must win
 * against rules of pages for `p` or `main > h2`, and lose against the class of any component, in
 * any order of style sheets.
 */
const WEIGHT = 'tl tl tl tl tl tl tl tl'

/**
 * A rule for the elements that components make. The build marks them with `data-tl`
 * (scripts/kit/marked-parts-plugin.ts); elements that a library makes are inside of one with
 * `data-tl-all`.
 */
function rule(tags: string, suffix: string, declarations: string): string {
  const marked = `:where([data-tl]):is(${tags},${WEIGHT})${suffix}`
  return `${marked},:where([data-tl-all]) :is(${tags},${WEIGHT})${suffix}{${declarations}}`
}

const HEADINGS = 'h1,h2,h3,h4,h5,h6'

/** Elements that pages give a look by their names; `div`, `span` and what is in an `svg` are not among them. */
const NAMED = `${HEADINGS},p,a,label,ul,ol,li,dl,dt,dd,figure,figcaption,blockquote,button,input,select,textarea,fieldset,legend,form,table,caption,thead,tbody,tfoot,tr,th,td,img,hr,code,kbd,pre,strong,em,b,i,u,s,mark,small,time,article,aside,footer,header,main,nav,search,section`

const partsCss = `
${rule(NAMED, '', 'all:revert;')}
${rule(':where([hidden])', '', 'display:none;')}
${['', '::before', '::after'].map((suffix) => rule('*', suffix, 'box-sizing:border-box;')).join('')}
${rule(`${HEADINGS},p,figure,dl,dd`, '', 'margin:0;')}
${rule('button,input,select,textarea', '', 'color:inherit;font:inherit;letter-spacing:inherit;')}
${rule('input,textarea,:where([contenteditable])', '', `caret-color:${token('color-focus')};`)}
${rule('table,time', '', 'font-variant-numeric:tabular-nums;')}
${rule(':where(:focus-visible)', '', `outline:${token('ring-width')} solid ${token('color-focus')};outline-offset:${token('ring-offset')};`)}
${rule('*', '::selection', `background:color-mix(in srgb,${token('color-selection')} 24%,transparent);`)}
@media (prefers-reduced-motion:reduce){${rule('*', '', 'scroll-behavior:auto !important;')}}
@media print{${rule(":where([data-print='hidden'])", '', 'display:none !important;')}}
`

/**
 * Styles of an element with the class `tl-root`, which its content inherits in place of those of
 * the page.
 */
const rootCss = `
.tl-root{
  box-sizing:border-box;
  isolation:isolate;
  background:${token('color-canvas')};
  color:${token('color-ink')};
  font:${token('weight-regular')} ${token('text-body')}/${token('line-body')} ${token('font-sans')};
  -webkit-font-smoothing:antialiased;
  -moz-osx-font-smoothing:grayscale;
  letter-spacing:normal;
  word-spacing:normal;
  text-align:start;
  text-indent:0;
  text-shadow:none;
  text-transform:none;
  white-space:normal;
  cursor:auto;
}
`

/** @returns the base styles of `ThemeRoot`, without the tokens */
export function baseStylesCss(): string {
  return rootCss + partsCss
}
