/** The toolbar's choice of motion; `auto` leaves it to the system. */
export type MotionChoice = 'auto' | 'reduced' | 'full'

const mediaQuery = /\(prefers-reduced-motion:\s*(reduce|no-preference)\)/g

/** The original condition of each rule with a replaced condition. */
const originals = new WeakMap<CSSMediaRule, string>()

/** A condition that is always true, and one that never is. */
const answers = { true: '(min-width: 0px)', false: '(max-width: 0px)' } as const

/**
 * Answers the media query of motion in all style sheets of the document, as the developer
 * tools of a browser do: the components' own rules for reduced motion apply, or do not.
 * Code that asks `matchMedia` is not answered; the kit has none.
 *
 * @returns leaves the question to the system again
 */
export function forceMotion(choice: MotionChoice): () => void {
  if (choice === 'auto') return () => undefined
  let existing = -1
  let frame = 0
  const follow = () => {
    const sheets = [...document.styleSheets].map(rulesOf)
    const count = sheets.reduce((sum, rules) => sum + rules.length, 0)
    // Rules come later too: with new components, or when code is loaded.
    if (count !== existing) for (const rules of sheets) answerIn(rules, choice)
    existing = count
    frame = requestAnimationFrame(follow)
  }
  follow()
  return () => {
    cancelAnimationFrame(frame)
    for (const sheet of document.styleSheets) answerIn(rulesOf(sheet), 'auto')
  }
}

/** The rules of a sheet; none when it is of another origin, which cannot be read. */
function rulesOf(sheet: CSSStyleSheet): readonly CSSRule[] {
  try {
    return [...sheet.cssRules]
  } catch {
    return []
  }
}

function answerIn(rules: Iterable<CSSRule>, choice: MotionChoice): void {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule) answer(rule, choice)
    if (rule instanceof CSSGroupingRule || rule instanceof CSSStyleRule) {
      answerIn(rule.cssRules, choice)
    }
  }
}

function answer(rule: CSSMediaRule, choice: MotionChoice): void {
  const original = originals.get(rule) ?? rule.media.mediaText
  if (original.search(mediaQuery) < 0) return
  originals.set(rule, original)
  const text = original.replaceAll(mediaQuery, (_query, target: string) =>
    choice === 'auto' ? _query : answers[`${(target === 'reduce') === (choice === 'reduced')}`],
  )
  if (rule.media.mediaText !== text) rule.media.mediaText = text
}
