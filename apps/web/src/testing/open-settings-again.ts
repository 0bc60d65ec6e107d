import { screen, userEvent } from 'storybook/test'
import { dismissToasts } from './toasts'

/** Opens the settings of `SettingsScreenHost` again, after a save or a discard has closed them. */
export async function openSettingsAgain(): Promise<void> {
  await screen.findByText('Other settings')
  await dismissToasts()
  await userEvent.click(screen.getByRole('link', { name: 'Back to the settings' }))
}
