import type { Meta, StoryObj } from '@storybook/react-vite'
import { freezeNow } from '@throughline/test-support/clock'
import type { PlanningServer } from '@throughline/test-support/network'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { replaceText } from '../../testing/enter-text'
import { SettingsScreenHost } from '../../testing/SettingsScreenHost'
import { CalendarsSettingsScreen } from './CalendarsSettingsScreen'
import { calendarServer } from './fixtures/calendars'

function CalendarsHost({ server }: { readonly server: PlanningServer }) {
  return (
    <SettingsScreenHost
      server={server}
      segment="calendars-of-interest"
      screen={<CalendarsSettingsScreen />}
    />
  )
}

const meta = {
  title: 'Screens/Plan settings/Calendars of Interest/Others',
  component: CalendarsHost,
  tags: ['!autodocs', '!visual'],
  args: { server: calendarServer() },
  parameters: { isFullScreen: true },
  beforeEach: freezeNow,
} satisfies Meta<typeof CalendarsHost>

export default meta
type Story = StoryObj<typeof meta>

/** Opens the dialog of a calendar, and types another name. */
async function typeName(server: PlanningServer, name: string, typed: string) {
  await userEvent.click(await screen.findByRole('button', { name: `Edit ${name}` }))
  const dialog = within(await screen.findByRole('dialog', { name: /^Edit/u }))
  const field = dialog.getByRole('textbox', { name: 'Name' })
  await replaceText(field, typed)
  await waitFor(() => expect(server.followerCount()).toBeGreaterThan(0))
  return { dialog, field, save: dialog.getByRole('button', { name: 'Save calendar' }) }
}

export const KeepsWhatIsTypedWhileOthersChangeIt: Story = {
  args: { server: calendarServer() },
  play: async ({ args: { server }, step }) => {
    await step('Shows both names of a calendar', async () => {
      const { dialog, field, save } = await typeName(server, 'Weather', 'Sunny days')
      await step('The person reads theirs and decides', async () => {
        server.calendars.change(13, { name: 'Forecast' })
        await expect(
          await dialog.findByText('Somebody else changed this calendar before you.'),
        ).toBeVisible()
        await expect(dialog.getByText(/^It is called .?Forecast/u)).toBeVisible()
        await expect(field).toHaveValue('Sunny days')
        await expect(save).toBeDisabled()
        await userEvent.click(dialog.getByRole('button', { name: 'Keep mine' }))
      })
      await step('Theirs is overwritten only then', async () => {
        await userEvent.click(save)
        await expect(await screen.findByRole('checkbox', { name: 'Sunny days' })).toBeVisible()
      })
    })
    await step('Keeps what is typed of a deleted calendar', async () => {
      const { dialog, field, save } = await typeName(server, 'Sunny days', 'Rainy days')
      server.calendars.remove(13)
      await expect(
        await dialog.findByText(/Sunny days.? was deleted by somebody else\./u),
      ).toBeVisible()
      await expect(field).toHaveValue('Rainy days')
      await expect(save).toBeDisabled()
    })
  },
}
