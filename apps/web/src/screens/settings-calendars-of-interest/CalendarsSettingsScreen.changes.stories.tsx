import type { Meta, StoryObj } from '@storybook/react-vite'
import { freezeNow, withControlledTimers } from '@throughline/test-support/clock'
import type { PlanningServer } from '@throughline/test-support/network'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { enterText, replaceText } from '../../testing/enter-text'
import { SettingsScreenHost } from '../../testing/SettingsScreenHost'
import { CalendarsSettingsScreen } from './CalendarsSettingsScreen'
import { fairs, FAIRS_ADDRESS, calendarServer } from './fixtures/calendars'

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
  title: 'Screens/Plan settings/Calendars of Interest/Changes',
  component: CalendarsHost,
  tags: ['!autodocs', '!visual'],
  args: { server: calendarServer() },
  parameters: { isFullScreen: true },
  beforeEach: freezeNow,
} satisfies Meta<typeof CalendarsHost>

export default meta
type Story = StoryObj<typeof meta>

/** The address of a calendar of the account. */
const KNOWN_ADDRESS = 'https://fairs.example/all.ics'
const preview = /^POST \/subscriptions\/preview$/u
const box = (name: string) => screen.findByRole('checkbox', { name })
const button = (name: string) => screen.getByRole('button', { name })
const address = () => screen.findByRole('textbox', { name: 'Address' })
const nameField = () => screen.getByRole('textbox', { name: 'Name' })
/** Enters an address, and lets the pause pass after which the page looks at it. */
const enterAddress = (text: string) =>
  withControlledTimers(async (advance) => {
    await enterText(await address(), text)
    advance(700)
  })
const looks = (server: PlanningServer) =>
  server.requests().filter((name) => preview.test(name)).length

export const AddsACalendar: Story = {
  args: {
    server: calendarServer({
      feeds: {
        [FAIRS_ADDRESS]: fairs,
        [KNOWN_ADDRESS]: {
          ...fairs,
          name: 'All fairs',
          sameAs: { id: 11, name: 'Trade fairs 2026–27' },
        },
      },
    }),
  },
  play: async ({ args: { server }, step }) => {
    await step('Asks before an address is lost', async () => {
      await enterText(await address(), 'https://')
      await userEvent.click(button('Close'))
      await userEvent.click(await screen.findByRole('button', { name: 'Keep editing' }))
      await expect(await address()).toHaveValue('https://')
      await userEvent.clear(await address())
    })
    await step('Asks for an address', async () => {
      await step('None', async () => {
        await address()
        await userEvent.click(button('Add calendar'))
        await expect(await address()).toHaveAccessibleDescription(
          'You must add url for the calendar first',
        )
        await expect(await address()).toHaveFocus()
      })
      await step('One that is none', async () => {
        await enterText(await address(), 'fairs.example/home.ics')
        await expect(await address()).toHaveAccessibleDescription(
          'Give an address that begins with https:// or webcal://.',
        )
      })
      await expect(server.requests().filter((name) => name.startsWith('POST'))).toEqual([])
      await userEvent.clear(await address())
    })
    await step('Says what is not there', async () => {
      await step('Half of an address is not looked at unasked', async () => {
        await enterAddress('https://nothing.example')
        await expect(looks(server)).toBe(0)
      })
      await step('Asked, the reason stands at the address, which stays', async () => {
        await userEvent.click(button('Preview'))
        await waitFor(async () =>
          expect(await address()).toHaveAccessibleDescription(
            'No calendar could be fetched from this URL.',
          ),
        )
        await expect(await address()).toHaveValue('https://nothing.example')
      })
      await step('So it does when it is added', async () => {
        await userEvent.click(button('Add calendar'))
        await waitFor(async () => expect(await address()).toHaveFocus())
        await expect(await address()).toHaveAccessibleDescription(
          'No calendar could be fetched from this URL.',
        )
      })
      await userEvent.clear(await address())
    })
    await step('Says that the address is there already', async () => {
      await enterAddress(KNOWN_ADDRESS)
      await expect(
        await screen.findByText(/Trade fairs 2026–27.? has this address already\./u),
      ).toBeVisible()
      await expect(nameField()).toHaveValue('All fairs')
    })
    await step('A name that was not typed goes with its address', async () => {
      // Without the pause, nothing is known of the other address, and it could be added already.
      await withControlledTimers(async () => {
        await replaceText(await address(), FAIRS_ADDRESS)
        await expect(nameField()).toHaveValue('')
        await replaceText(await address(), KNOWN_ADDRESS)
        await expect(nameField()).toHaveValue('All fairs')
      })
    })
    await step('Adds a calendar', async () => {
      const before = looks(server)
      await step('After a pause in typing, it shows what is at the address', async () => {
        await userEvent.clear(await address())
        await enterAddress(FAIRS_ADDRESS)
        const preview = within(await screen.findByRole('region', { name: 'Preview' }))
        await expect(preview.getByText('64 events, 03/02/26 – 11/30/27')).toBeVisible()
        await expect(preview.getAllByRole('listitem').map((one) => one.textContent)).toEqual([
          '11/24/26Table & Gift, Atlanta',
          '12/02/26Kitchen Expo',
          '01/12/27Winter Home Fair',
        ])
        await expect(looks(server)).toBe(before + 1)
        await expect(nameField()).toHaveValue('Home and kitchen fairs')
      })
      await step('A name that was typed stays', async () => {
        await userEvent.clear(nameField())
        await userEvent.clear(await address())
        await enterText(nameField(), 'Ours')
        await enterAddress(FAIRS_ADDRESS)
        await screen.findByRole('region', { name: 'Preview' })
        await expect(nameField()).toHaveValue('Ours')
        await userEvent.clear(await address())
        await enterAddress(KNOWN_ADDRESS)
        await screen.findByRole('region', { name: 'Preview' })
        await expect(nameField()).toHaveValue('Ours')
        await userEvent.clear(await address())
        await enterAddress(FAIRS_ADDRESS)
        await screen.findByRole('region', { name: 'Preview' })
      })
      await step('Its name can be changed, and it is added at once', async () => {
        await replaceText(nameField(), 'Fairs')
        await userEvent.click(button('Add calendar'))
        const added = await box('Fairs')
        await waitFor(() => expect(added).toHaveFocus())
        await expect(server.calendars.all().at(-1)).toMatchObject({
          name: 'Fairs',
          selected: false,
        })
      })
      await step('The plan is to show it, once that is saved', async () => {
        await expect(await box('Fairs')).toBeChecked()
        await expect(screen.getByText('Unsaved changes')).toBeVisible()
        await expect(await address()).toHaveValue('')
        await userEvent.click(button('Save and Close'))
        await expect(await screen.findByText('Plan updated.')).toBeVisible()
        await expect(server.calendars.all().at(-1)).toMatchObject({ name: 'Fairs', selected: true })
      })
    })
  },
}

export const RefreshesDeletesAndRenames: Story = {
  args: { server: calendarServer({ holds: /refresh$/u }) },
  play: async ({ args: { server }, step }) => {
    await step('Refreshes a calendar', async () => {
      await box('Trade fairs 2026–27')
      await step('It is read once, however often that is pressed', async () => {
        await userEvent.dblClick(button('Refresh Trade fairs 2026–27'))
        await expect(server.waiting()).toEqual(['POST /subscriptions/11/refresh'])
        await expect(await box('Trade fairs 2026–27')).toHaveAccessibleDescription(
          'Reading it again…',
        )
        server.answer()
        await expect(
          await screen.findByText(/Trade fairs 2026–27.? was refreshed\./u),
        ).toBeVisible()
        await waitFor(async () =>
          expect(await box('Trade fairs 2026–27')).toHaveAccessibleDescription(
            /^64 events · refreshed today/u,
          ),
        )
      })
      await step('One that cannot be read says why', async () => {
        await userEvent.click(button('Refresh Weather'))
        await waitFor(() => expect(server.waiting()).toHaveLength(1))
        server.answer()
        await expect(
          await screen.findByText(/Weather.? could not be read: the address answers 404\./u),
        ).toBeVisible()
        await waitFor(async () =>
          expect(await box('Weather')).toHaveAccessibleDescription(
            'Could not be read since 11/18/26: the address answers 404',
          ),
        )
      })
      server.hold(null)
    })
    await step('Deletes a calendar', async () => {
      await box('Trade fairs 2026–27')
      const question = () => screen.findByRole('alertdialog')
      await step('The question names the plans that show it', async () => {
        await userEvent.click(button('Delete Trade fairs 2026–27'))
        await expect(await question()).toHaveTextContent(
          /National plan.? and 2 other plans show it\. It disappears from all of them, with its events\./u,
        )
        await userEvent.click(within(await question()).getByRole('button', { name: 'Cancel' }))
        await expect(await box('Trade fairs 2026–27')).toBeChecked()
      })
      await step('It goes, and the focus goes to its neighbor', async () => {
        await userEvent.click(button('Delete Trade fairs 2026–27'))
        await userEvent.click(
          within(await question()).getByRole('button', { name: 'Delete calendar' }),
        )
        await expect(await screen.findByText('The calendar was deleted.')).toBeVisible()
        await waitFor(() => expect(button('Delete Weather')).toHaveFocus())
        await expect(server.calendars.all().map(({ id }) => id)).not.toContain(11)
      })
      await step('Nothing of it waits to be saved', async () => {
        await waitFor(() => expect(screen.queryByText('Unsaved changes')).toBeNull())
        await expect(button('Save and Close')).toBeDisabled()
      })
    })
    await step('Renames and moves', async () => {
      await box('Weather')
      await step('A new name is there at once', async () => {
        await userEvent.click(button('Edit Weather'))
        const dialog = within(await screen.findByRole('dialog', { name: /^Edit/u }))
        await expect(dialog.getByRole('button', { name: 'Save calendar' })).toBeDisabled()
        await replaceText(dialog.getByRole('textbox', { name: 'Name' }), 'Sunny days')
        await userEvent.click(dialog.getByRole('button', { name: 'Save calendar' }))
        await expect(await box('Sunny days')).toBeVisible()
        await expect(server.calendars.all()).toContainEqual(
          expect.objectContaining({ id: 13, calendarPath: 'https://weather.example/days.ics' }),
        )
      })
      await step('An address without a calendar is refused at its field', async () => {
        await userEvent.click(button('Edit Sunny days'))
        const dialog = within(await screen.findByRole('dialog', { name: /^Edit/u }))
        const field = dialog.getByRole('textbox', { name: 'Address' })
        await replaceText(field, 'https://nothing.example/x.ics')
        await userEvent.click(dialog.getByRole('button', { name: 'Save calendar' }))
        await waitFor(() =>
          expect(field).toHaveAccessibleDescription('No calendar could be fetched from this URL.'),
        )
      })
    })
  },
}
