import { expect, userEvent, waitFor, within } from 'storybook/test'

/** The text of the only editor on the canvas. */
export function textOf(canvasElement: HTMLElement): HTMLElement {
  return within(canvasElement).getByRole('textbox', { name: 'Notes' })
}

/** Waits until the editor has heard of a caret that was moved from outside. */
async function heard(): Promise<void> {
  await new Promise((resolve) => {
    setTimeout(resolve, 180)
  })
}

/** Puts the caret at the end of the text, as a press there does. */
export async function caretToEnd(text: HTMLElement): Promise<void> {
  text.focus()
  const strings = text.querySelectorAll('[data-slate-string], [data-slate-zero-width]')
  const last = strings[strings.length - 1]
  if (last) {
    document.getSelection()?.selectAllChildren(last)
    document.getSelection()?.collapseToEnd()
  }
  await heard()
}

/** Selects words that stand in one stretch of the text. */
export async function selectWords(text: HTMLElement, words: string): Promise<void> {
  text.focus()
  const walker = document.createTreeWalker(text, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const at = node.nodeValue?.indexOf(words) ?? -1
    if (at >= 0) {
      document.getSelection()?.setBaseAndExtent(node, at, node, at + words.length)
      break
    }
  }
  await expect(document.getSelection()?.toString()).toBe(words)
  await heard()
}

/** Types, as the browser reports typing to an editor. Line ends press Enter. */
export async function type(text: HTMLElement, words: string): Promise<void> {
  for (const part of words.split(/(\n| )/).filter((piece) => piece !== '')) {
    const init: InputEventInit = { bubbles: true, cancelable: true, composed: true }
    const event = new InputEvent(
      'beforeinput',
      part === '\n'
        ? { ...init, inputType: 'insertParagraph' }
        : { ...init, inputType: 'insertText', data: part },
    )
    // What the editor leaves to the browser it takes up when the browser has done it.
    if (text.dispatchEvent(event)) text.dispatchEvent(new InputEvent('input', init))
    await new Promise((resolve) => {
      setTimeout(resolve, 20)
    })
  }
}

/** Deletes backwards once, as the browser reports it. */
export function deleteBackward(text: HTMLElement): void {
  text.dispatchEvent(
    new InputEvent('beforeinput', {
      bubbles: true,
      cancelable: true,
      inputType: 'deleteContentBackward',
    }),
  )
}

/** Pastes what a clipboard holds. */
export function paste(
  text: HTMLElement,
  content: { html?: string; plain?: string; files?: readonly File[] },
): void {
  const data = new DataTransfer()
  if (content.html !== undefined) data.setData('text/html', content.html)
  if (content.plain !== undefined) data.setData('text/plain', content.plain)
  for (const file of content.files ?? []) data.items.add(file)
  const init: InputEventInit = {
    bubbles: true,
    cancelable: true,
    inputType: 'insertFromPaste',
    dataTransfer: data,
  }
  text.dispatchEvent(new InputEvent('beforeinput', init))
}

/** Presses keys held together: `{Control>}b{/Control}`. */
export async function press(keys: string): Promise<void> {
  await userEvent.keyboard(keys)
}

/** Waits for the HTML that the editor gives out. */
export async function expectHtml(canvasElement: HTMLElement, html: string): Promise<void> {
  await waitFor(() => expect(within(canvasElement).getByTestId('html').textContent).toBe(html), {
    timeout: 3000,
  })
}
