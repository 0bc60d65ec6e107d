import { expect, userEvent, waitFor, within } from 'storybook/test'

/** The text element of the only editor of a story. */
export function textOf(canvasElement: HTMLElement): HTMLElement {
  return within(canvasElement).getByRole('textbox', { name: 'Notes' })
}

/** Waits until timers and renderings that are due have run. */
async function nextTask(): Promise<void> {
  await new Promise((resolve) => {
    setTimeout(resolve)
  })
}

/**
 * Makes the editor read a selection that was set by script. Slate reads selections late, but before
 * any input, also one without a type. It reads none in the task in which it has set one itself.
 */
export async function caretIsRead(text: HTMLElement): Promise<void> {
  await nextTask()
  text.dispatchEvent(new InputEvent('beforeinput', { bubbles: true, cancelable: true }))
  await nextTask()
}

/** Moves the caret to the end of the text, as a press there does. */
export async function caretToEnd(text: HTMLElement): Promise<void> {
  text.focus()
  const strings = text.querySelectorAll('[data-slate-string], [data-slate-zero-width]')
  const last = strings[strings.length - 1]
  if (last) {
    document.getSelection()?.selectAllChildren(last)
    document.getSelection()?.collapseToEnd()
  }
  await caretIsRead(text)
}

/** Selects the whole text. */
export async function selectAll(text: HTMLElement): Promise<void> {
  document.getSelection()?.selectAllChildren(text)
  await caretIsRead(text)
}

/** Selects words within one text node. */
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
  await caretIsRead(text)
}

/** Types with the events that a browser fires in an editor. A line break presses Enter. */
export async function type(text: HTMLElement, words: string): Promise<void> {
  for (const part of words.split(/(\n| )/).filter((piece) => piece !== '')) {
    const init: InputEventInit = { bubbles: true, cancelable: true, composed: true }
    const event = new InputEvent(
      'beforeinput',
      part === '\n'
        ? { ...init, inputType: 'insertParagraph' }
        : { ...init, inputType: 'insertText', data: part },
    )
    // The editor processes native input after the browser has applied it.
    if (text.dispatchEvent(event)) text.dispatchEvent(new InputEvent('input', init))
    await nextTask()
  }
}

/** Deletes backwards once, with the events of a browser. */
export function deleteBackward(text: HTMLElement): void {
  text.dispatchEvent(
    new InputEvent('beforeinput', {
      bubbles: true,
      cancelable: true,
      inputType: 'deleteContentBackward',
    }),
  )
}

/** Pastes clipboard data. */
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

/** Presses keys together: `{Control>}b{/Control}`. */
export async function press(keys: string): Promise<void> {
  await userEvent.keyboard(keys)
}

/** Waits until the editor reports this HTML. */
export async function expectHtml(canvasElement: HTMLElement, html: string): Promise<void> {
  await waitFor(() => expect(within(canvasElement).getByTestId('html').textContent).toBe(html))
}
