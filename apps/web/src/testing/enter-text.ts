import { userEvent } from 'storybook/test'

/**
 * Puts a text at the end of a field at once, as a paste does. Where a story is not about typing,
 * this saves a drawing of the screen for each key.
 */
export async function enterText(field: Element, text: string): Promise<void> {
  await userEvent.click(field)
  await userEvent.paste(text)
}
