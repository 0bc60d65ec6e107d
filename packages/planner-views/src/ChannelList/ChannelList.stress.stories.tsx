import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent } from 'storybook/test'
import type { ChannelList } from './ChannelList'
import channelListMeta from './ChannelList.stories'
import { manyChannels } from './fixtures/channels'

const meta = {
  ...channelListMeta,
  title: 'Planner views/Settings/ChannelList/Stress',
  tags: ['!visual'],
} satisfies Meta<typeof ChannelList>

export default meta
type Story = StoryObj<typeof meta>

export const SixtyChannelsWithFourHundredTypes: Story = {
  args: { channels: manyChannels, expandedIds: new Set<number>() },
  tags: ['stress'],
  play: async ({ step }) => {
    await step('Closed rows have no types in the page', async () => {
      await expect(screen.getAllByRole('button', { name: /^Edit/u })).toHaveLength(60)
      await expect(document.querySelectorAll('[data-type-id]')).toHaveLength(0)
    })
    await step('A row that opens draws its own types, and no others', async () => {
      await userEvent.click(screen.getByRole('button', { name: /^Channel 30 /u }))
      await expect(document.querySelectorAll('[data-type-id]')).toHaveLength(7)
    })
  },
}
