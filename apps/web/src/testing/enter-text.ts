import { userEvent } from 'storybook/test'

/**
 * Pastes a text at the end of a field. For stories that do not test typing, this saves a render of
 * the screen for each key.
 */
export async function enterText(field: Element, text: string): Promise<void> {
  await userEvent.click(field)
  await userEvent.paste(text)
}
