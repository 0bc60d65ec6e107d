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

const ADDRESS = 'https://autumn.example/fairs.ics'

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

/** Returns the calendars that the screen lists, with `+` if the plan is to show them. */
const choices = () =>
  screen
    .getAllByRole<HTMLInputElement>('checkbox')
    .map((box) => `${box.checked ? '+' : '-'}${box.labels?.[0]?.textContent ?? ''}`)

export const KeepsTheStateOfEachRowWhileOthersAddAndDelete: Story = {
  args: { server: calendarServer({ holds: /refresh$/u }) },
  play: async ({ args: { server }, step }) => {
    const box = (name: string) => screen.findByRole('checkbox', { name })
    const expectStates = async () => {
      await expect(await box('Store openings')).toHaveAccessibleDescription('Reading it again…')
      await expect(screen.getAllByText('Reading it again…')).toHaveLength(1)
      await expect(await box('Weather')).toHaveFocus()
    }
    await step('Rows have a choice that is not saved, a refresh and the focus', async () => {
      await userEvent.click(await screen.findByRole('button', { name: 'Refresh Store openings' }))
      await userEvent.click(await box('Weather'))
      await waitFor(() => expect(server.followerCount()).toBeGreaterThan(0))
      await expect(choices()).toEqual([
        '-UK holidays',
        '+US holidays',
        '+Store openings',
        '+Trade fairs 2026–27',
        '+Weather',
      ])
      await expectStates()
    })
    await step('They stay with their calendars when another user deletes one', async () => {
      server.calendars.remove(11)
      await waitFor(() =>
        expect(choices()).toEqual(['-UK holidays', '+US holidays', '+Store openings', '+Weather']),
      )
      await expectStates()
    })
    await step('And when another user adds one and renames one', async () => {
      server.calendars.change(14, { name: 'Autumn fairs', selected: false, calendarPath: ADDRESS })
      server.calendars.change(2, { name: 'All holidays' })
      await waitFor(() =>
        expect(choices()).toEqual([
          '-All holidays',
          '+US holidays',
          '-Autumn fairs',
          '+Store openings',
          '+Weather',
        ]),
      )
      await expectStates()
      server.answer()
      await waitFor(() => expect(screen.queryByText('Reading it again…')).toBeNull())
    })
    await step('A name that was typed for one is not in the form of another', async () => {
      const { dialog } = await typeName(server, 'Autumn fairs', 'Fairs')
      await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
      await userEvent.click(await screen.findByRole('button', { name: 'Discard changes' }))
      await userEvent.click(await screen.findByRole('button', { name: 'Edit Weather' }))
      const other = within(await screen.findByRole('dialog', { name: /^Edit/u }))
      await expect(other.getByRole('textbox', { name: 'Name' })).toHaveValue('Weather')
      await userEvent.click(other.getByRole('button', { name: 'Cancel' }))
    })
    await step('A save shows the chosen calendars', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Save and Close' }))
      await expect(await screen.findByText('Plan updated.')).toBeVisible()
      const selected = server.calendars.all().filter((calendar) => calendar.selected)
      await expect(selected.map(({ id }) => id).toSorted((one, other) => one - other)).toEqual([
        1, 12, 13,
      ])
    })
  },
}
