const CHECKED = '\u2611'
const UNCHECKED = '\u2610'

const BOXES = 'input[type="checkbox" i],[class~="checkbox"],[role="checkbox"]:not(li)'
/** The pictures of boxes in Google Docs. */
const PICTURES =
  'img[alt="checked" i],img[alt="unchecked" i],img[aria-roledescription="checkbox" i]'

/** Writes the boxes of checklists as characters, so that items stay items and say what is done. */
export function settleChecklists(body: Element): void {
  for (const item of body.querySelectorAll('li')) {
    const own = ownBoxes(item)
    const state = stateOf(item) ?? own.map(stateOf).find((one) => one !== undefined)
    for (const box of own) box.remove()
    if (state === undefined) continue
    const text = firstText(item)
    const mark = `${state ? CHECKED : UNCHECKED} `
    if (text === null) item.prepend(mark)
    else text.nodeValue = `${mark}${(text.nodeValue ?? '').trimStart()}`
  }
}

/** The boxes of an item, without those of the items in it. */
function ownBoxes(item: Element): readonly Element[] {
  return [...item.querySelectorAll(`${BOXES},${PICTURES}`)].filter(
    (box) => box.closest('li') === item && box.textContent.trim() === '',
  )
}

function firstText(item: Element): Text | null {
  const walker = item.ownerDocument.createTreeWalker(item, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const { currentNode } = walker
    const isOwn = currentNode.parentElement?.closest('li') === item
    if (isOwn && currentNode instanceof Text && currentNode.data.trim() !== '') return currentNode
  }
  return null
}

/** Whether a box or an item is checked; undefined for one without a box. */
function stateOf(element: Element): boolean | undefined {
  for (const name of ['aria-checked', 'data-checked']) {
    const value = element.getAttribute(name)
    if (value !== null) return value === 'true'
  }
  const list = element.getAttribute('data-list')
  if (list === 'checked' || list === 'unchecked') return list === 'checked'
  if (element.matches(PICTURES)) return element.getAttribute('alt')?.toLowerCase() === 'checked'
  if (element.matches('input')) return element.hasAttribute('checked')
  if (!element.matches('.checkbox')) return undefined
  return element.matches('.checkbox-on,.checked')
}
