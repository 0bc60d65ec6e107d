import type { Meta, StoryObj } from '@storybook/react-vite'
import { PLAN_MESSAGES, TACTIC_MESSAGES } from '@throughline/domain/messages'
import { buildPlan, CONTRIBUTOR } from '@throughline/test-support/builders'
import { freezeNow } from '@throughline/test-support/clock'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { CalendarHost } from './fixtures/CalendarHost'
import { monthBar } from './fixtures/month-page'
import { toasts } from '../../testing/toasts'
import { guide, press, selectBars, selectionBar, severalItems } from './fixtures/several-items'

const meta = {
  title: 'Screens/Planning/Calendar/Several items, read only',
  component: CalendarHost,
  tags: ['!autodocs'],
  parameters: { isFullScreen: true },
  beforeEach: () => freezeNow(),
  args: { server: severalItems(), url: 'month?date=2026-11' },
} satisfies Meta<typeof CalendarHost>

export default meta
type Story = StoryObj<typeof meta>

const viewerPlan = buildPlan({
  access: { level: 350, canAddTactics: false, canEditAllChannels: false, editableChannelIds: [] },
})

export const TellsViewersWhyNothingCanBeChanged: Story = {
  args: { server: severalItems({ plan: viewerPlan }) },
  play: async ({ args: { server } }) => {
    await selectBars(guide.title, press.title)
    const bar = await selectionBar(2)
    await expect(bar.getByText(TACTIC_MESSAGES.viewerCannotEdit)).toBeVisible()
    await expect(bar.queryByRole('button', { name: 'Move…' })).toBeNull()
    await monthBar(guide.title).focus()
    await userEvent.keyboard('{Delete}')
    await expect(await toasts().findByText(TACTIC_MESSAGES.viewerCannotEdit)).toBeVisible()
    await expect(screen.queryByRole('dialog')).toBeNull()
    await expect(server.requests().filter((name) => name.startsWith('POST'))).toEqual([])
    await userEvent.click(bar.getByRole('button', { name: 'Clear selection' }))
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus())
  },
}

export const TellsThatAPlanIsFrozen: Story = {
  args: { server: severalItems({ plan: buildPlan({ freeze: true, access: CONTRIBUTOR }) }) },
  play: async () => {
    await selectBars(guide.title)
    const bar = await selectionBar(1)
    await expect(bar.getByText(PLAN_MESSAGES.frozen)).toBeVisible()
  },
}
