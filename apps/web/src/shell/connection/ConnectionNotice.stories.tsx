import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState, type ComponentProps } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
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

/** The notice covers the bottom of the page. Rows and buttons move above it. */
export const LiesOverTheBottomOfThePage: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/^You are offline/u)).toBeVisible()
    await expect(insets()).toEqual(['64px', '64px'])
  },
}

/** A notice that disappears when the connection is back. */
function ComesBack(args: ComponentProps<typeof ConnectionNotice>) {
  const [state, setState] = useState(args.state)
  return (
    <>
      <button type="button" onClick={() => setState(online)}>
        Connect
      </button>
      <ConnectionNotice {...args} state={state} />
    </>
  )
}

export const TakesNoRoomWithNothingToSay: Story = {
  render: (args) => <ComesBack {...args} />,
  play: async ({ canvas }) => {
    await expect(insets()).toEqual(['64px', '64px'])
    await userEvent.click(canvas.getByRole('button', { name: 'Connect' }))
    await expect(canvas.queryByText(/^You are offline/u)).toBeNull()
    await expect(insets()).toEqual(['', ''])
  },
}
