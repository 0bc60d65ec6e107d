/** Attributes with text for people: rules read only whether there is any. */
const TEXT_ATTRIBUTES = new Set(
  (
    'alt aria-description aria-label aria-placeholder aria-roledescription aria-valuetext d ' +
    'datetime href name placeholder points src srcset title transform value'
  ).split(' '),
)

/** Attributes that refer to other elements by their ids. */
const REFERENCES = new Set(
  (
    'aria-activedescendant aria-controls aria-describedby aria-details aria-errormessage ' +
    'aria-flowto aria-labelledby aria-owns for form headers list popovertarget'
  ).split(' '),
)

/** Attributes in which digits count. */
const EXACT_ATTRIBUTES = new Set(['aria-level', 'class', 'lang', 'role', 'tabindex'])

/** Attributes of an ancestor that decide about what is inside. */
const INHERITED_ATTRIBUTES = ['aria-disabled', 'aria-hidden', 'aria-modal', 'disabled', 'inert']

type Edges = Readonly<Record<'left' | 'top' | 'right' | 'bottom', number>>

/** An element with the data that its part is computed from. */
interface Reading {
  readonly element: Element
  readonly signature: string
  /** The properties that its descendants depend on. */
  readonly context: string
  readonly hasText: boolean
  /** Undefined where nothing of it can be seen. */
  readonly visible: Edges | undefined
  readonly children: readonly Reading[]
}

/**
 * Reads the parts of a page as rules of accessibility see them: a number for each element. It is the
 * same for two elements that differ only in words, in sizes and in how often something repeats
 * inside them. It covers the attributes, states, colors and visibility of the element and its
 * descendants, the colors behind its text, and the roles, colors and states of its ancestors. It
 * does not cover sizes and distances, so rules about those run on all elements.
 *
 * @param conditions what else decides about the outcome, such as the rules
 */
export function readParts(conditions: string): ReadonlyMap<Element, number> {
  const backgrounds = new Map<Element, string>()
  const { innerWidth: right, innerHeight: bottom } = window
  const page = { ids: countIds(), backgrounds, clip: { left: 0, top: 0, right, bottom } }
  const reading = readElement(document.body, page)
  const parts = new Map<Element, number>()
  const root = document.documentElement
  const attributes = [...root.attributes].map(({ name, value }) => `${name}=${value}`)
  if (reading !== undefined) {
    const context = hash(`${conditions} ${right} ${attributes.join(' ')}`)
    addParts(reading, { context, parts, backgrounds })
  }
  return parts
}

interface Page {
  readonly ids: ReadonlyMap<string, number>
  readonly backgrounds: Map<Element, string>
  /** Outside of it nothing can be seen. */
  readonly clip: Edges
}

function readElement(element: Element, page: Page): Reading | undefined {
  const style = getComputedStyle(element)
  if (style.display === 'none') return undefined
  const { backgroundColor, backgroundImage, opacity, visibility } = style
  const paint = `${backgroundColor} ${backgroundImage === 'none' ? '' : 'image'} ${opacity}`
  page.backgrounds.set(element, paint)
  const visible = intersect(element.getBoundingClientRect(), page.clip)
  const isClipping = style.overflowX !== 'visible' || style.overflowY !== 'visible'
  const inside = isClipping ? { ...page, clip: visible ?? NOTHING } : page
  const children: Reading[] = []
  let hasText = false
  // Rules do not read the shapes of an image.
  if (element.localName !== 'svg') {
    for (const child of nodesIn(element)) {
      if (child instanceof Element) {
        const reading = readElement(child, inside)
        if (reading !== undefined) children.push(reading)
      } else if (child.nodeType === Node.TEXT_NODE && child.nodeValue?.trim()) hasText = true
    }
  }
  const inherited = INHERITED_ATTRIBUTES.filter((name) => element.hasAttribute(name))
  return {
    element,
    signature: signElement(element, style, paint, page.ids),
    context: [
      element.localName,
      element.getAttribute('role') ?? '',
      // It names the control inside.
      element.localName === 'label' && element.textContent.trim() === '' ? 'empty' : '',
      ...inherited.map((name) => `${name}=${element.getAttribute(name)}`),
      paint,
      visibility,
    ].join(' '),
    hasText,
    visible,
    children,
  }
}

interface Place {
  readonly context: number
  readonly parts: Map<Element, number>
  readonly backgrounds: ReadonlyMap<Element, string>
}

/** @returns a number for the element with what is inside it, without what is around it */
function addParts(reading: Reading, place: Place): number {
  const { element, signature, context, hasText, visible, children } = reading
  const inside = { ...place, context: hash(`${place.context} ${context}`) }
  const contents = new Set(children.map((child) => addParts(child, inside)))
  const text = hasText ? `text ${signBackdrop(element, visible, place.backgrounds)}` : ''
  const state = visible === undefined ? 'out of sight' : ''
  const own = hash(
    `${signature} ${text} ${state} ${[...contents].sort((one, other) => one - other).join(' ')}`,
  )
  place.parts.set(element, hash(`${place.context} ${own}`))
  return own
}

/** The colors that lie behind the middle of a text. */
function signBackdrop(
  element: Element,
  visible: Edges | undefined,
  backgrounds: ReadonlyMap<Element, string>,
): string {
  const root = element.getRootNode()
  if (visible === undefined || !(root instanceof Document || root instanceof ShadowRoot)) return ''
  const { left, right, top, bottom } = visible
  const paints = root
    .elementsFromPoint((left + right) / 2, (top + bottom) / 2)
    .map((each) => backgrounds.get(each) ?? '')
  return paints.filter((paint) => !paint.startsWith('rgba(0, 0, 0, 0)  1')).join('/')
}

function nodesIn(element: Element): readonly Node[] {
  const { shadowRoot, childNodes } = element
  return shadowRoot === null ? [...childNodes] : [...shadowRoot.childNodes, ...childNodes]
}

const NOTHING: Edges = { left: 0, top: 0, right: 0, bottom: 0 }

function intersect(box: Edges, clip: Edges): Edges | undefined {
  const left = Math.max(box.left, clip.left)
  const top = Math.max(box.top, clip.top)
  const right = Math.min(box.right, clip.right)
  const bottom = Math.min(box.bottom, clip.bottom)
  return right > left && bottom > top ? { left, top, right, bottom } : undefined
}

function signElement(
  element: Element,
  style: CSSStyleDeclaration,
  paint: string,
  ids: ReadonlyMap<string, number>,
): string {
  const attributes = [...element.attributes].map(({ name, value }) => {
    if (name === 'id') return ids.get(value) === 1 ? 'id' : 'shared id'
    if (TEXT_ATTRIBUTES.has(name)) return value.trim() === '' ? `${name} empty` : name
    if (REFERENCES.has(name)) return `${name} ${signReferences(element, value)}`
    return `${name}=${EXACT_ATTRIBUTES.has(name) ? value : value.replaceAll(/-?[\d.]+/g, '0')}`
  })
  const { color, fontSize, fontWeight, visibility } = style
  return [
    element.localName,
    ...attributes.sort(),
    paint,
    color,
    fontSize,
    fontWeight,
    visibility,
    ...listStates(element, style),
  ].join(' ')
}

/** Which elements an attribute refers to. */
function signReferences(element: Element, value: string): string {
  const root = element.getRootNode()
  const referenced = value.split(/\s+/).map((id) => {
    const target =
      root instanceof Document || root instanceof ShadowRoot ? root.getElementById(id) : null
    if (target === null) return 'missing'
    const isEmpty = target.textContent.trim() === ''
    return `${target.localName} ${target.getAttribute('role') ?? ''} ${isEmpty ? 'empty' : ''}`
  })
  return [...new Set(referenced)].join()
}

/** States that no attribute shows. */
function listStates(element: Element, style: CSSStyleDeclaration): readonly string[] {
  const states: string[] = []
  if (element.matches(':focus')) states.push('focused')
  if (element instanceof HTMLInputElement) {
    if (element.checked) states.push('checked')
    if (element.indeterminate) states.push('mixed')
    if (element.value !== '') states.push('filled')
  }
  if (element instanceof HTMLDialogElement && element.matches(':modal')) states.push('modal')
  if (/auto|scroll/.test(style.overflow)) {
    if (element.scrollHeight > element.clientHeight) states.push('scrolls')
    if (element.scrollWidth > element.clientWidth) states.push('scrolls inline')
  }
  return states
}

function countIds(): ReadonlyMap<string, number> {
  const ids = new Map<string, number>()
  for (const { id } of document.querySelectorAll('[id]')) ids.set(id, (ids.get(id) ?? 0) + 1)
  return ids
}

/** A hash of 53 bits. */
function hash(text: string): number {
  let one = 0xdeadbeef
  let other = 0x41c6ce57
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    one = Math.imul(one ^ code, 2654435761)
    other = Math.imul(other ^ code, 1597334677)
  }
  one = Math.imul(one ^ (one >>> 16), 2246822507) ^ Math.imul(other ^ (other >>> 13), 3266489909)
  other = Math.imul(other ^ (other >>> 16), 2246822507) ^ Math.imul(one ^ (one >>> 13), 3266489909)
  return 4294967296 * (2097151 & other) + (one >>> 0)
}
