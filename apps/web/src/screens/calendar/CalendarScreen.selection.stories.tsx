import type { Meta, StoryObj } from '@storybook/react-vite'
import { freezeNow } from '@throughline/test-support/clock'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { CalendarHost } from './fixtures/CalendarHost'
import { flowBar } from './fixtures/flow-page'
import { monthBar } from './fixtures/month-page'
import {
  expectNoSelection,
  guide,
  inSpring,
  press,
  selectBars,
  selectionBar,
  severalItems,
} from './fixtures/several-items'

const meta = {
  title: 'Screens/Planning/Calendar/Selection',
  component: CalendarHost,
  tags: ['!autodocs'],
  parameters: { isFullScreen: true },
  beforeEach: () => freezeNow(),
  args: { server: severalItems(), url: 'month?date=2026-11' },
} satisfies Meta<typeof CalendarHost>

export default meta
type Story = StoryObj<typeof meta>

export const ForgetsTheSelectionInAnotherPlan: Story = {
  args: { server: severalItems(), linkedPlanIds: [12, 13] },
  play: async ({ step }) => {
    await selectBars(guide.title)
    await selectionBar(1)
    await userEvent.click(screen.getByRole('link', { name: 'Plan 13' }))
    await expectNoSelection()
    await step('For good', async () => {
      await userEvent.click(screen.getByRole('link', { name: 'Plan 12' }))
      await waitFor(() => expect(monthBar(guide.title).query()).toBeVisible())
      await expectNoSelection()
    })
  },
}

export const KeepsTheSelectionFromViewToView: Story = {
  args: { server: severalItems(), url: 'flow?date=2026-11&zoom=year' },
  play: async ({ step }) => {
    const user = userEvent.setup()
    const showView = (name: string) => {
      const views = within(screen.getByRole('radiogroup', { name: 'View' }))
      return user.click(views.getByRole('radio', { name }))
    }
    const bars = [guide, press, inSpring].map(({ title }) => flowBar(title))
    await user.keyboard('{Control>}')
    for (const bar of await Promise.all(bars)) await user.click(bar)
    await user.keyboard('{/Control}')
    await selectionBar(3)
    await step('In the month, what it shows of them is selected', async () => {
      await showView('Month')
      await waitFor(() => expect(monthBar(guide.title).query()).toHaveAccessibleName(/selected/iu))
      await selectionBar(2)
    })
    await step('Back in the flow, all of them are', async () => {
      await showView('Flow')
      await expect(await flowBar(guide.title)).toHaveAccessibleName(/selected/iu)
      await selectionBar(3)
    })
    await step('What is changed in the month holds in the flow', async () => {
      await showView('Month')
      await user.keyboard('{Control>}')
      await waitFor(() => expect(monthBar(press.title).query()).toBeVisible())
      await user.click(monthBar(press.title).get())
      await user.keyboard('{/Control}')
      await selectionBar(1)
      await showView('Flow')
      await flowBar(guide.title)
      await selectionBar(1)
    })
  },
}
