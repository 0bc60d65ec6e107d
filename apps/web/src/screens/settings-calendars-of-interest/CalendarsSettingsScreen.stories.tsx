import type { Meta, StoryObj } from '@storybook/react-vite'
import { freezeNow } from '@throughline/test-support/clock'
import type { PlanningServer } from '@throughline/test-support/network'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { openSettingsAgain } from '../../testing/open-settings-again'
import { SettingsScreenHost } from '../../testing/SettingsScreenHost'
import { CalendarsSettingsScreen } from './CalendarsSettingsScreen'
import { calendarServer, manyCalendars } from './fixtures/calendars'

function CalendarsHost({
  server,
  fragment,
}: {
  readonly server: PlanningServer
  readonly fragment?: string
}) {
  return (
    <SettingsScreenHost
      server={server}
      segment="calendars-of-interest"
      screen={<CalendarsSettingsScreen />}
      {...(fragment === undefined ? null : { fragment })}
    />
  )
}

const meta = {
  title: 'Screens/Plan settings/Calendars of Interest',
  component: CalendarsHost,
  tags: ['!autodocs', '!visual'],
  args: { server: calendarServer() },
  parameters: { isFullScreen: true },
  beforeEach: freezeNow,
} satisfies Meta<typeof CalendarsHost>

export default meta
type Story = StoryObj<typeof meta>

const planWrite = /^PUT \/plans\/12$/u
const box = (name: string) => screen.findByRole('checkbox', { name })
const button = (name: string) => screen.getByRole('button', { name })
const save = () => button('Save and Close')
const group = (name: string) => screen.findByRole('region', { name })
const selectedIds = (server: PlanningServer) =>
  server.calendars
    .all()
    .filter(({ selected }) => selected)
    .map(({ id }) => id)

export const Default: Story = {
  play: async ({ step }) => {
    await step('Standard calendars come first, then those of the account, by name', async () => {
      const names = async (label: string) =>
        within(await group(label))
          .getAllByRole('checkbox')
          .map((one) => one.closest('li')?.querySelector('label')?.textContent)
      await expect(await names('Standard')).toEqual(['UK holidays', 'US holidays'])
      await expect(await names('Northfield')).toEqual([
        'Store openings',
        'Trade fairs 2026–27',
        'Weather',
      ])
    })
    await step('Each says how many events it has, how old they are and what is wrong', async () => {
      await expect(await box('US holidays')).toHaveAccessibleDescription(
        '42 events · always current',
      )
      await expect(await box('UK holidays')).toHaveAccessibleDescription('31 events · not shown')
      await expect(await box('Trade fairs 2026–27')).toHaveAccessibleDescription(
        /^27 events · refreshed yesterday \d\d:40 · 1 event shown once, its rule is not followed$/u,
      )
      await expect(await box('Store openings')).toHaveAccessibleDescription(
        'Could not be read since 11/13/26: the address answers 404',
      )
    })
    await step(
      'Standard calendars can only be chosen, those of the account be changed',
      async () => {
        await expect(screen.queryByRole('button', { name: 'Edit US holidays' })).toBeNull()
        await expect(screen.queryByRole('button', { name: 'Delete US holidays' })).toBeNull()
        await expect(button('Refresh Weather')).toBeVisible()
        await expect(button('Delete Weather')).toBeVisible()
      },
    )
  },
}

export const SavesTheChoiceAsAWhole: Story = {
  args: { server: calendarServer() },
  play: async ({ args: { server }, step }) => {
    await step('Asks before the choice is lost', async () => {
      await userEvent.click(await box('UK holidays'))
      await step('Cancel asks, and the choice stays', async () => {
        await userEvent.click(button('Cancel'))
        await userEvent.click(await screen.findByRole('button', { name: 'Keep editing' }))
        await expect(await box('UK holidays')).toBeChecked()
      })
      await step('Given up, nothing was saved', async () => {
        await userEvent.click(button('Close'))
        await userEvent.click(await screen.findByRole('button', { name: 'Discard changes' }))
        await waitFor(() =>
          expect(screen.queryByRole('button', { name: 'Save and Close' })).toBeNull(),
        )
        await expect(selectedIds(server)).toEqual([1, 11, 12])
      })
      await openSettingsAgain()
    })
    await step('Saves the choice as a whole', async () => {
      server.hold(planWrite)
      await step('Nothing is sent before it is saved', async () => {
        await expect(await box('US holidays')).toBeChecked()
        await expect(save()).toBeDisabled()
        await userEvent.click(await box('UK holidays'))
        await userEvent.click(await box('US holidays'))
        await expect(await box('UK holidays')).toHaveAccessibleDescription(
          '31 events · always current',
        )
        await expect(screen.getByText('Unsaved changes')).toBeVisible()
        await expect(server.waiting()).toEqual([])
      })
      await step('It is sent once, in the order of the list', async () => {
        await userEvent.dblClick(save())
        await waitFor(() => expect(server.waiting()).toEqual(['PUT /plans/12']))
        server.answer()
        await expect(await screen.findByText('Plan updated.')).toBeVisible()
        await expect(server.requests().filter((name) => planWrite.test(name))).toHaveLength(1)
        await expect(selectedIds(server)).toEqual([2, 11, 12])
      })
      await step('The settings close', async () => {
        await waitFor(() =>
          expect(screen.queryByRole('button', { name: 'Save and Close' })).toBeNull(),
        )
      })
      await openSettingsAgain()
    })
    await step('Keeps the choice that is refused', async () => {
      await userEvent.click(await box('US holidays'))
      await userEvent.click(save())
      await waitFor(() => expect(server.waiting()).toHaveLength(1))
      server.answer('lost connection')
      await expect(await screen.findByText('Error updating plan.')).toBeVisible()
      await expect(await box('US holidays')).toBeChecked()
      await expect(save()).toBeEnabled()
    })
    await step('Saves on another version of the plan', async () => {
      await userEvent.click(save())
      await waitFor(() => expect(server.waiting()).toHaveLength(1))
      // Other users change the plan and its choice during the save.
      server.calendars.change(13, { selected: true })
      server.changePlanByOtherUsers(12, { name: 'Plan of the nation' })
      server.answer()
      await waitFor(() => expect(server.waiting()).toHaveLength(1))
      server.answer()
      await expect(await screen.findByText('Plan updated.')).toBeVisible()
      await expect(selectedIds(server)).toEqual([1, 2, 11, 12, 13])
    })
  },
}

export const Empty: Story = {
  args: { server: calendarServer({ subscriptions: [] }) },
  play: async () => {
    await expect(await screen.findByText('No Subscriptions Available.')).toBeVisible()
    await expect(screen.getByRole('textbox', { name: 'Address' })).toBeVisible()
  },
}

export const LoadsAgainAndMergesWhatOthersChoose: Story = {
  args: { server: calendarServer({ holds: /^GET \/subscriptions$/u }) },
  play: async ({ args: { server }, step }) => {
    await step('A failed load is tried again', async () => {
      await waitFor(() => expect(server.waiting()).toEqual(['GET /subscriptions']))
      await expect(screen.getByText('Loading')).toBeInTheDocument()
      server.answer('forbidden')
      await expect(
        await screen.findByText('Calendars of Interest could not be loaded'),
      ).toBeVisible()
      await step('It can be tried again', async () => {
        await userEvent.click(button('Try again'))
        await waitFor(() => expect(server.waiting()).toHaveLength(1))
        server.answer()
        await expect(await box('US holidays')).toBeVisible()
      })
      server.hold(null)
    })
    await step('Merges what others choose', async () => {
      await userEvent.click(await box('UK holidays'))
      await waitFor(() => expect(server.followerCount()).toBe(1))
      await step('Somebody else chooses another calendar, and takes one away', async () => {
        server.calendars.change(13, { selected: true })
        server.calendars.change(11, { selected: false })
        await waitFor(async () => expect(await box('Weather')).toBeChecked())
        await expect(await box('Trade fairs 2026–27')).not.toBeChecked()
        await expect(await box('UK holidays')).toBeChecked()
      })
      await step('Both choices are saved, though the plan has another version by now', async () => {
        server.changePlanByOtherUsers(12, { name: 'National plan' })
        await userEvent.click(save())
        await expect(await screen.findByText('Plan updated.')).toBeVisible()
        await expect(selectedIds(server)).toEqual([1, 2, 12, 13])
      })
    })
  },
}

export const AHundredCalendars: Story = {
  args: {
    server: calendarServer({
      subscriptions: manyCalendars,
    }),
    fragment: '#calendar-150',
  },
  play: async () => {
    const last = await box('Calendar 050')
    await waitFor(() => expect(last).toHaveFocus())
    await userEvent.click(last)
    await expect(last).not.toBeChecked()
  },
}
