/** How an element looks: computed values by the name of the property. */
export type ComputedLook = Readonly<Record<string, string>>

/** What the size of an element decides: the document grows with what is embedded. */
const ofSize = /^(?:block-size|height|perspective-origin|transform-origin)$/

/**
 * Every computed value of an element, apart from custom properties.
 *
 * @param isOfAnySize leaves out what follows from the height of the element
 */
export function wholeLook(element: Element, isOfAnySize = false): ComputedLook {
  const style = getComputedStyle(element)
  return Object.fromEntries(
    [...style]
      .filter((name) => !name.startsWith('--') && !(isOfAnySize && ofSize.test(name)))
      .map((name) => [name, style.getPropertyValue(name)]),
  )
}

const comparedProperties = `display position box-sizing width height min-width min-height max-width
  margin-top margin-right margin-bottom margin-left
  padding-top padding-right padding-bottom padding-left
  border-top-width border-right-width border-bottom-width border-left-width
  border-top-style border-top-color border-top-left-radius border-collapse border-spacing
  color background-color font-family font-size font-weight font-style font-variant-numeric
  line-height letter-spacing word-spacing text-align text-indent text-transform text-shadow
  text-decoration-line white-space list-style-type list-style-position caret-color box-shadow
  opacity cursor vertical-align`.split(/\s+/)

/** The computed values of an element that pages usually set for elements by their names. */
export function comparableLook(element: Element): ComputedLook {
  const style = getComputedStyle(element)
  return Object.fromEntries(comparedProperties.map((name) => [name, style.getPropertyValue(name)]))
}

/**
 * What differs between the looks of the same elements in two places, as `button.width: 20px, 24px`.
 *
 * @param names one per look
 */
export function differencesOf(
  names: readonly string[],
  looks: readonly ComputedLook[],
  others: readonly ComputedLook[],
): string[] {
  return looks.flatMap((look, at) =>
    Object.entries(look)
      .filter(([property, value]) => others[at]?.[property] !== value)
      .map(
        ([property, value]) =>
          `${names[at] ?? ''}.${property}: ${value}, ${others[at]?.[property] ?? 'nothing'}`,
      ),
  )
}
