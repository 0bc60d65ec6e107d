import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { ChannelList } from './ChannelList'
import type { ChannelListProps } from './ChannelList.types'
import { ChannelListHost } from './fixtures/ChannelListHost'
import { emailChannel, listedChannels } from './fixtures/channels'

const meta = {
  title: 'Planner views/Settings/ChannelList',
  component: ChannelList,
  args: {
    channels: listedChannels,
    expandedIds: new Set([emailChannel.id]),
    canHideFromNestedPlans: true,
    onExpandedChange: fn(),
    onEdit: fn(),
    onDelete: fn(),
    onReorder: fn(),
    onSettingChange: fn(),
    onAddType: fn<ChannelListProps['onAddType']>(async () => undefined),
    onRenameType: fn<ChannelListProps['onRenameType']>(async () => undefined),
    onReorderTypes: fn(),
    onTypeOptionChange: fn(),
    onDeleteType: fn(),
  },
  render: (args) => <ChannelListHost {...args} />,
  parameters: {
    docs: {
      story: { inline: false, height: '480px' },
    },
  },
} satisfies Meta<typeof ChannelList>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const ReadOnly: Story = { args: { isReadOnly: true } }

/** Long names, from right to left. */
export const LongTextFromRightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: {
    channels: listedChannels.map((channel) =>
      Object.assign({}, channel, {
        name: `${channel.name} for the spring and summer relaunch in every region of the country`,
      }),
    ),
  },
}
