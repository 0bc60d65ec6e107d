import { readStyle } from '../../internal/rich-text/css-values'

/** Markers of comments in the text, and what LibreOffice writes of a comment into it. */
const MARKERS = [
  // Word
  '[class~="MsoCommentReference"]',
  'a.msocomanchor',
  'a[href^="#_msocom"]',
  // Google Docs: the text links to its comment.
  'a[href*="#cmnt"]:not([href*="#cmnt_ref"])',
  'a[id^="cmnt_ref"]',
  // LibreOffice
  '[class*="annotation_style"]',
  'a[href*="#sdcomment"]',
].join()

/** Links of Google Docs from a comment, below the text, back to its marker. */
const BACK_LINKS = 'a[href*="#cmnt_ref"]'

const isCommentElement = (name: string | undefined): boolean =>
  name !== undefined && /^comment(?:-list)?$/i.test(name)

/** Removes the comments of reviewers from copied content; the text that they are about stays. */
export function removeComments(body: Element): void {
  for (const element of body.querySelectorAll('[style*="mso-"]')) {
    const style = readStyle(element.getAttribute('style'))
    const isMarker = style.get('mso-special-character')?.toLowerCase() === 'comment'
    if (isMarker || isCommentElement(style.get('mso-element'))) element.remove()
  }
  for (const text of body.querySelectorAll('.msocomtxt,.msocomoff')) text.remove()
  for (const link of body.querySelectorAll(BACK_LINKS)) {
    // A comment is a box of its own; outside of one, a paragraph.
    const boxes = [link.closest('div'), link.closest('p'), link]
    boxes.find((box) => box !== null && isComment(box))?.remove()
  }
  for (const marker of body.querySelectorAll(MARKERS)) removeWithEmptied(marker)
}

/** The link back to the marker is the first thing in a comment, or all that is left of one. */
function isComment(box: Element): boolean {
  const link = box.matches(BACK_LINKS) ? box : box.querySelector(BACK_LINKS)
  return link !== null && box.textContent.trimStart().startsWith(link.textContent.trim())
}

/** Removes an element, and the inline elements that held nothing else. */
function removeWithEmptied(element: Element): void {
  const { parentElement } = element
  element.remove()
  const isEmptied = parentElement?.matches('sup,span,font,b,i') && !parentElement.hasChildNodes()
  if (parentElement && isEmptied) removeWithEmptied(parentElement)
}
