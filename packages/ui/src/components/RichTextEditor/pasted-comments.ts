import { readStyle } from '../../internal/rich-text/css-values'

/** Markers of comments in the text, and what LibreOffice writes of a comment into it. */
const MARKERS = [
  // Word
  '[class~="MsoCommentReference"]',
  '[class^="msocom"]',
  'a[href^="#_msocom"]',
  // LibreOffice
  '[class*="annotation_style"]',
  'a[href*="#sdcomment"]',
].join()

/** Links of Google Docs: a marker in the text to its comment, and a comment below back to it. */
const LINKS = 'a[href*="#cmnt"]'
const BACK_LINKS = 'a[href*="#cmnt_ref"]'

/** Their text, such as `[a]`: other links of the same name are no comments. */
const LINK_TEXT = /^\[[a-z]{1,3}\]$/

const isCommentElement = (name: string | undefined): boolean =>
  name !== undefined && /^comment(?:-list)?$/i.test(name)

/** Removes the comments of reviewers from copied content; the text that they are about stays. */
export function removeComments(body: Element): void {
  for (const element of body.querySelectorAll('[style*="mso-"]')) {
    const style = readStyle(element.getAttribute('style'))
    const isMarker = style.get('mso-special-character')?.toLowerCase() === 'comment'
    if (isMarker || isCommentElement(style.get('mso-element'))) element.remove()
  }
  const links = [...body.querySelectorAll(LINKS)].filter(({ textContent }) =>
    LINK_TEXT.test(textContent.trim()),
  )
  for (const link of links) {
    if (!link.matches(BACK_LINKS)) removeWithEmptied(link)
    // A comment is a box of its own, or a paragraph.
    else [link.closest('div'), link.closest('p'), link].find(isComment)?.remove()
  }
  for (const marker of body.querySelectorAll(MARKERS)) removeWithEmptied(marker)
}

/** The link back to the marker is the first thing in a comment. */
function isComment(box: Element | null): boolean {
  if (box === null) return false
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
