import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'
import { ConnectionNotice } from './ConnectionNotice'

const online = {
  connection: 'online',
  waiting: [],
  areAllStored: true,
  savedCount: 0,
  refused: [],
} as const

const meta = {
  title: 'Screens/Frame/Connection notice',
  component: ConnectionNotice,
  tags: ['!autodocs', 'no-baseline'],
  parameters: { isFullScreen: true },
  args: { state: { ...online, connection: 'offline' }, onShowDetails: fn() },
} satisfies Meta<typeof ConnectionNotice>

export default meta
type Story = StoryObj<typeof meta>

const insets = () =>
  ['--tl-bottom-inset', '--tl-foot-inset'].map((name) =>
    document.documentElement.style.getPropertyValue(name),
  )

/** It lies over rows and buttons, which move out of its way. */
export const LiesOverTheBottomOfThePage: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/^You are offline/u)).toBeVisible()
    await expect(insets()).toEqual(['64px', '64px'])
  },
}

export const TakesNoRoomWithNothingToSay: Story = {
  args: { state: online },
  play: async () => {
    await expect(insets()).toEqual(['', ''])
  },
}
