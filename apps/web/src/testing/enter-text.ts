import { userEvent } from 'storybook/test'

/**
 * Pastes a text at the end of a field, then presses the keys that follow it, such as `{Enter}`. For
 * stories that do not test typing, this saves a render of the screen for each letter.
 */
export async function enterText(field: Element, text: string): Promise<void> {
  await userEvent.click(field)
  await pasteAndPress(text)
}

/** Replaces the text of a field, otherwise as {@link enterText}. */
export async function replaceText(field: Element, text: string): Promise<void> {
  await userEvent.clear(field)
  await pasteAndPress(text)
}

async function pasteAndPress(text: string): Promise<void> {
  const keysAt = text.search(/\{|$/u)
  if (keysAt > 0) await userEvent.paste(text.slice(0, keysAt))
  if (keysAt < text.length) await userEvent.keyboard(text.slice(keysAt))
}
